/** The stylesheets every page stands on, in order; imported once, by root. */
import "./layers.css";
import "./reset.css";
import "./scale.css";
import "./fonts.css";
