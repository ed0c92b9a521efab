const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));

/** Behind a distance: how far an electric one goes. */
export const REACH = list(
  "of electric only range, of pure electric range, of electric range, of battery range, of ev only range, of ev range, of range, plus range, + range, " +
    "driving range, electric driving range, electric only driving range, electric only range, electriconly range, electric range, ev only range, evonly range, ev range, pure electric range, pure ev range, full electric range, all electric range, allelectric range, battery only range, battery range, " +
    "wltp range, nedc range, wltp, range, per charge, on a charge, on one charge, on battery power, on battery only, on battery alone, on the battery, on battery, on pure electric, on electric power, on electric only, on electric alone, on electricity, " +
    "纯电续航里程, 纯电续航, 电动续航里程, 电动续航, 续航里程, 续航, 纯电 续航 里程, 纯电 续航, 电动 续航, مدي كهربايي, مدي بالكهرباء, مدي, علي البطارية, عالبطارية",
);
/** The same in front of it. */
export const REACH_OF = list(
  "electric only range of, electriconly range of, ev only range of, pure electric range of, all electric range of, battery only range of, battery range of, battery range, driving range of, electric range of, electric only range, range of, range, " +
    "纯电续航里程, 纯电续航, 电动续航里程, 电动续航, 续航里程, 续航, بمدي كهربايي, مدي كهربايي, مداها الكهربايي, المدي الكهربايي, بمدي, مدي, مداها, مداه, المدي",
);
