import { createTheme } from "@vanilla-extract/css";
import { templateContract } from "~/ui/theme/template-contract.css";
import { tokens } from "./tokens";

/** Gives every token its value below the element that carries the class. */
export const themeClass = createTheme(templateContract, tokens);
