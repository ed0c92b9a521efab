import { cylinderWords, type WordTable } from "./word-table";

/** The words of English-speaking shoppers. */
export const ENGLISH: WordTable = {
  "car_type:new": "new, brand new",
  "car_type:demo": "demo, demonstrator, ex demo, ex demonstrator, demo model",
  "car_type:used":
    "used, usd, second hand, 2nd hand, 2 hand, pre owned, previously owned, pre loved, previously loved",
  "item_type:car": "car, passenger car, motor car, automobile",
  "item_type:caravan": "caravan",
  "item_type:motorcycle": "motorcycle, motorbike, motor cycle, motor bike, bike",
  "item_type:truck": "truck, lorry, heavy vehicle",
  "item_type:boat": "boat, jet ski",
  "body:suv":
    "suv, crossover, off roader, off roaders, offroader, offroaders, sports utility, sport utility vehicle",
  "body:ute":
    "ute, utility, pick up, pickup truck, pick up truck, dual cab, d cab, dcab, twin cab, crew cab, double cab, dual cab ute, double cab ute",
  "body:cabChassis|ute":
    "single cab, single cab ute, single cab chassis, cab chassis, tray back, trayback, traytop, tray top, table top, tabletop, tray, tray ute, ute tray, ute with tray, single cab ute tray, single cab tray, single cab tray back, single cab trayback, flat tray, flat bed, flatbed, flat deck, flatdeck",
  "body:wagon":
    "wagon, station wagon, estate, estate car, stationwagon, station waggon, waggon, sports wagon",
  "body:sedan": "sedan, saloon, 4 door sedan, four door sedan",
  "body:hatch":
    "hatch, hatchback, hot hatch, hot hatches, liftback, 5 door hatch, 3 door hatch, 5 door hatchback, 3 door hatchback, five door hatch",
  "body:coupe+convertible": "sports car, sport car, sporty car, sportscar",
  "body:convertible":
    "convertible, cabriolet, cabrio, roadster, drop top, droptop, soft top, ragtop, rag top, open top, topless, roof down, with the roof down, roof off, top down, roof that comes down, roof that comes off, folding roof",
  "body:coupe": "coupe, 2 door coupe, two door coupe",
  "body:van": "van, panel van, cargo van, delivery van",
  "body:bus": "bus, minibus, mini bus",
  "body:peopleMover":
    "people mover, mpv, minivan, mini van, minibus, mini bus, people carrier, peoplemover, people movers, van with seats",
  "body:motorhome": "motorhome, motor home, campervan, camper van, camper",
  "body:lightTruck": "light truck",
  "fuel:petrol": "petrol, gasoline, unleaded, benzin",
  "fuel:diesel": "diesel, turbo diesel, deisel, deisle, dessiel, diesal",
  "fuel:hybrid": "hybrid, hev, petrol hybrid, petrol electric",
  "fuel:plugIn": "phev, plug in hybrid, plugin",
  "fuel:electric":
    "electric, ev, bev, electric vehicle, battery electric, fully electric, full electric, all electric, pure electric",
  "fuel:lpg": "lpg, autogas",
  "fuel:hydrogen": "hydrogen, fuel cell",
  "transmission:automatic":
    "automatic, auto, automatics, autos, two pedals, 2 pedals, automatic transmission, automatic gearbox, auto transmission, self shifter",
  "transmission:manual":
    "manual, manuel, manuell, manny, stick shift, three pedals, 3 pedals, three pedal, 3 pedal, clutch pedal, manual transmission, stick, manual gearbox",
  "drive:4x4": "4x4, four by four, 4 by 4",
  "drive:4wd": "4wd, 4 wheel drive, four wheel drive",
  "drive:awd": "awd, all wheel drive, quattro, quatro, 4motion, 4matic, xdrive",
  "drive:rwd": "rwd, rear wheel drive",
  "drive:fwd": "fwd, front wheel drive",
  "drive:shaft": "shaft drive, shaft driven",
  "drive:belt": "belt drive, belt driven",
  "drive:chain": "chain drive, chain driven",
  "drive:2wd": "2wd, 4x2, two wheel drive, 2 wheel drive",
  "colour:white": "white, wht",
  "colour:black": "black, blk",
  "colour:silver": "silver, slvr",
  "colour:grey": "grey, gray, charcoal",
  "colour:blue": "blue, navy, blu",
  "colour:red": "red, maroon, burgundy",
  "colour:green": "green",
  "colour:brown": "brown",
  "colour:beige": "beige, cream, champagne",
  "colour:gold": "gold",
  "colour:yellow": "yellow",
  "colour:orange": "orange",
  "colour:purple": "purple",
  "colour:pink": "pink",
  "filtered_features:sunroof":
    "sunroof, sun roof, pano roof, pano sunroof, moonroof, moon roof, panoramic roof, panoramic sunroof, glass roof",
  "filtered_features:leather": "leather, leather seats, leather trim, leather interior, leather upholstery",
  "filtered_features:carplay": "apple carplay, carplay, car play, apple car play",
  "filtered_features:android": "android auto",
  "filtered_features:towBar":
    "tow bar, towbar, tow hitch, trailer hitch, towbar fitted, towing pack, tow pack, tow ball",
  "filtered_features:thirdRow":
    "third row, three rows, 3 rows, 3rd row, 3rd row seats, 3rd row seating, third row seats, third row seating",
  "filtered_features:camera":
    "camera, reverse camra, reversing camra, reverse camara, reversing camera, reverse camera, rear camera, backup camera, rear view camera, parking camera, reversing cam, reverse cam, rear cam, rev cam, rev camera, backup cam, back up camera",
  "filtered_features:navigation":
    "sat nav, sat nav system, navigation, gps, gps navigation, satellite navigation",
  "filtered_features:cruise": "adaptive cruise control, adaptive cruise, radar cruise",
  "filtered_features:heatedSeats": "heated seats, heated front seats, seat heating",
  "filtered_features:bullBar": "bull bar",
  "filtered_features:canopy": "canopy",
  "filtered_features:roofRacks": "roof racks, roof rack, roof rails",
  "filtered_features:bluetooth": "bluetooth",
  "filtered_features:keyless": "keyless entry, keyless, smart key, push button start",
  "certified:true":
    "certified, certified pre owned, certified preowned, cpo, manufacturer certified, factory certified",
  "axle_type:single": "single axle, single axel, one axle",
  "axle_type:tandem":
    "twin axle, tandem axle, tandem axel, twin axel, dual axle, double axle, tandem, two axle, 2 axle",
  "axle_type:triple": "tri axle, triple axle, triaxle, three axle",
  "categories:import":
    "import, imports, imported, jap import, jap imports, japan import, japanese import, fresh import, fresh jap import, ex japan, ex jap, from japan, imported from japan, jdm, jdm import, jdm imports",
  "categories:soldNewHere":
    "nz new, new zealand new, kiwi new, nz delivered, sold new in nz, sold new here, nz new only",
  "categories:offRoad":
    "off road, offroad, off roader, off roaders, offroader, full off road, fully off road, full offroad, off roading, " +
    "gibb river road, the gibb river road, gibb river, cape york, simpson desert, canning stock route, birdsville track, oodnadatta track, tanami track, fraser island, kgari, " +
    "rough roads, rough tracks, dirt roads, dirt tracks, gravel roads, unsealed roads, corrugated roads, corrugations, bush tracks, outback tracks, 4wd tracks, 4x4 tracks",
  "categories:!offRoad":
    "road only, on road only, onroad only, bitumen only, sealed roads only, bitumen roads only",
  "status:coming_soon": "coming soon, arriving soon, on its way, on the way, in transit, incoming",
  "highlights:available":
    "available now, available today, ready now, ready to go, ready to drive, ready to drive away, ready to drive away today, drive away today, ready for delivery, immediate delivery, in stock now, in stock today",
  "categories:Couples":
    "couple, couples, retired couple, older couple, elderly couple, young couple, married couple",
  "categories:Family": "family car, family cars, family vehicle, family vehicles",
  "highlights:reduced": "reduced, price drop, price drops, price reduced, discounted, reduced price",
  "highlights:drive_away": "drive away, driveaway, drive away price, drive away pricing",
  "highlights:video": "with video, with a video, video walkaround",
  "highlights:spin": "360 view, 360 spin, 360 degree view",
  ...cylinderWords(({ digits, word }) => [
    ...["cylinder", "cylinders", "cyl", "cyls"].flatMap((noun) => [`${digits} ${noun}`, `${word} ${noun}`]),
    // Shoppers say "V8" for the number; the record has no more than that.
    ...(/^(?:6|8|10|12)$/.test(digits) ? [`v${digits}`] : []),
  ]),
  "doors:2": "2 door, 2 doors, two door, 2dr",
  "doors:3": "3 door, 3 doors, three door, 3dr",
  "doors:4": "4 door, 4 doors, four door, 4dr",
  "doors:5": "5 door, 5 doors, five door, 5dr",
  "filtered_features:lams":
    "lams, lams approved, first bike, first motorbike, first motorcycle, starter bike, beginner bike, beginners bike, beginner motorbike, learner legal, learner approved, learner friendly, learner suitable, learners bike, l plater bike, l plate bike, learner bike, learner motorbike, learner motorcycle",
  "filtered_features:blindSpot":
    "blind spot monitor, blind spot monitoring, blind spot, blind spot assist, blind spot warning",
  "filtered_features:camera360":
    "360 camera, 360 cam, 360 degree camera, surround view camera, surround view, around view monitor, 360 view camera",
  "filtered_features:headUp": "head up display, heads up display, hud",
  "filtered_features:airConditioning":
    "air con, aircon, air conditioning, air conditioner, air conditioned, air cond",
  "filtered_features:powerTailgate":
    "power tailgate, electric tailgate, power boot, powered boot, powered tailgate, electric boot, power liftgate, auto tailgate, automatic tailgate, auto boot, automatic boot, hands free tailgate, electric rear door, boot that opens by itself, boot that opens itself, boot opens by itself, boot which opens by itself, tailgate that opens by itself, self opening boot, self opening tailgate",
  "filtered_features:parkingSensors": "parking sensors, park sensors, park assist, park distance control",
  "filtered_features:emergencyBraking":
    "aeb, autonomous braking, autonomous brakes, autonomous emergency brakes, automatic brakes, collision braking, crash avoidance braking, auto braking, auto brake, automatic braking, auto emergency braking, autonomous emergency braking, automatic emergency braking, emergency braking",
  "filtered_features:wirelessCharging": "wireless charging, wireless charger, wireless phone charging",
  "filtered_features:diffLock": "diff lock, diff locks, differential lock",
  "filtered_features:alloys": "alloys, alloy wheels, mags, mag wheels",
  "filtered_features:ensuite":
    "ensuite, en suite, full ensuite, shower and toilet, toilet and shower, shower toilet, toilet shower, shower, internal shower, inside shower, toilet, own toilet, internal toilet, proper toilet, loo, proper loo, dunny, own loo, bathroom, own bathroom, proper bathroom, internal bathroom, dunny and shower, loo and shower, shower and loo",
  "filtered_features:solar": "solar, solar panel, solar panels",
  "filtered_features:bunks": "bunk, bunks, bunk bed, bunk beds",
  "filtered_features:offGrid":
    "off grid, off grid package, off grid pack, off grid setup, full off grid, fully off grid, off grid capable",
  "filtered_features:lithium": "lithium, lithium battery, lithium batteries",
};
