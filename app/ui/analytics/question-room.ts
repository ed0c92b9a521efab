/** Custom property of the page's root: how high the question about statistics stands at the foot of the window. */
export const QUESTION_ROOM = "--question-room";

/** Room that the question takes at the foot of the window: what sticks there stands above it. Nothing once answered. */
export const questionRoom = `var(${QUESTION_ROOM}, 0px)`;
