/** Where the offer of what is remembered names its key, and where it says what is remembered. */
export const KNOWN = "data-known";
export const SAID = "data-said";

/**
 * Inline script: says what the browser remembers of its owner, as `readContact` reads it. Runs while the page is read,
 * so that nothing jumps. Plain text without data of ours, so its CSP hash never changes.
 */
export const SHOW_KNOWN = `try{document.querySelectorAll("[${KNOWN}]").forEach(function(el){var c=JSON.parse(localStorage.getItem(el.getAttribute("${KNOWN}"))||"{}"),s=["name","last_name","phone","email","postcode"].map(function(n){return c[n]}).filter(function(v){return typeof v=="string"&&v&&v.length<255});if(s.length){el.querySelector("[${SAID}]").textContent=s.join(", ");el.hidden=false}})}catch(e){}`;
