/**
 * Frequent words of English that are a slip away from some name of a vehicle: "easy" is no Ute, "grandma" no Granvia. Whoever
 * writes one means it.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  (
    "nanny danny manly cruise cooler copper cooker expert grade stray tribute utterly utilize trophy trophies hutch beater goof land news hooper whit tablet flatten flashed flatter flagged floated drab workman tropics generic genetics nitro cram bruiser dossier foresee transient minibar hunchback cite ascend grange granada beamed exceeds sportsman fused fresher scab smarten wavy lances lather dynamite sting wrench macho trench titanic ache tang overload hanger banger ringer dodged rhine vitro journey compels compress overlay cache stagger stunner compost technique notre swish comma nite micro serene sealing showed forced properly slower transports tractor troops highland highlands dunno shoreline tack boon tenure splinter banter rocker astral spotter roasting conform scour fray toiletries burn corn center partner partners scout tiger tigers panther rocket rockets musketeers " +
    "cruiser scooter camper bore bores accept accepts account across adrian alan alba aldo alexandra aligned alma always ancient andi andy anger " +
    "antenna anyways applaud aria arkansas aspirin astray audio audit audition aura austria austrian avenge avenue " +
    "axel bail bait bake barn torn worn horn band banks barking bearer bearing beat beatles beaver beep bend bending bent biker bite " +
    "blaring blown blur boar boast bold bolt bout bows branded brat breaker breed brick bronx brow buck bucks bulk " +
    "bummer buns camilla cams canal cancer candy cannot canyon captive captured cardinal carrier cartman cary casper " +
    "catch challenge challenged challenges chamber chapman chapter charter chatter chef chen cherry cheryl chet chew " +
    "cheyenne cisco citizen civil clams clatter cleo clip clot clue coaster coat cold cole collier colored combo comm " +
    "comms condoms continent cope cord corporal cosmo couple courses cover cracker cramped crater crazier creamy " +
    "creator creed crown crude cult dada daddy dancer dandy danger data davy deaf deep defence defended defense " +
    "defenses delia delicacy delicate delilah demon depended dino disc discomfort discovered discovers dish dodgy " +
    "dolls dream drown duke dunk dustin easter electronic empress endure endured escaped espresso evan everett expand " +
    "expanded expect expects export expressed extract fabian face fallon faster feat feed fellow fischer fish fisher " +
    "fist fitz flat folks fond food forests forever fork fort fortune fortunes foul frat fred freelance freud fried " +
    "frown funk fuse fuss garrett gary geez genetic gets gillian gino glue goat golden grab grad grady gram gran " +
    "grandma grandpa granger gravy greed greek greene greer greet greg grew grover grown gulf hack hammer hampton " +
    "hand handy harlem hartley harvey hath hayley heal heat heather hike hindi hiro hitch hold holler holt hunk hwan " +
    "iike impress india indiana infinite insomnia instead intentional intercept intercepted intro ivan jack jake " +
    "january jeez jimmy joke journal jude june junk justin kangaroo kendall kong kono kwan labs lack lads lady laid " +
    "lala lamb lame lamp lamps lana lance landry lane lang lantern lapd laps lara larry lars lass latch lava laws " +
    "lays leah leak lean leap legally leland lend liberal lighter link loaf locket lodge lord lots lover lucia luke " +
    "mace mackey macy many maddy magda mandy manually manuel marc marina marion marks marley marlon marries marta marx " +
    "mastered matter matters maximum mckay meal meat megan melanie mellow memo merci mercy mere miao mick mika mike " +
    "miki milo mimi mina mind ming minimal minimum minister mira miracle mister mock modesty mold mona monastery " +
    "monitor monsieur moran morrison muck mustafa mustard muster mystery nate naval neal neat nemo nero nico niko " +
    "nina nino none nope nora norris nose noted novak nuke offered organ otto over pace paddy painter paolo paris " +
    "parties passage patch patrick patriotic patron patrons payroll peace peep peng phew philip phyllis picasso pick " +
    "pike pine ping pinky pins pint pity pocket polar pole poll polls pool portion pray preston prey primary printer " +
    "privacy priya proctor protein puke pump punk punks purpose rack racket rambo rand randy ranking real reed rhino " +
    "rhonda rink river roaming roaring roasted rocked rocking rode roger roles roll rolled romeo rooster roxy ruckus " +
    "rufus russo sack salesman salmon sand sandy santo saudi saul scan scandal scanning scaring scatter scott " +
    "scramble scrambled scream sean seas sect section selena sent seol seoul serpent session shack shade shan share " +
    "sharp shift shooter shooters shortage shorter shout sick sinatra singer singers sink skinner slab slack slade " +
    "slams slick smack smarter soar soda softball soil sold solo solomon sonar sonic sorry soup sour span spark spat " +
    "stab stack stallion stamina stan staring stark stat station stature steal steiner stephen sticker sticky stink " +
    "stranger strauss stronger struck stuck sued sunk susie suzie swab swam swat sway sweat talisman tara tate teal " +
    "teller tessa tick timer tito tokyo told tonic toto toys tracks tragic traitor tram transmit transport " +
    "transported trap trey trick tricks tristan troy truce trunk trunks tuck tuition unleashed uploaded valentine " +
    "valerie veal venus verses versus vintage vivian volcano vote wand wash watch weep whine whitey wink wise woah " +
    "wolf worry yuki zack"
  ).split(" "),
);
