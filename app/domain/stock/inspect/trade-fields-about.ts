import { isAddress, isPictures, isProse } from "./cell-tests";
import { statusMeaning } from "./status-words";
import { tradeField } from "./trade-field";

const CITY_AND_STATE = /^[\p{L} .'-]{2,60},\s*(?:(?:AU|NZ)-)?[A-Z]{2,4}(?: \d{4,5})?$/u;
const isPlace = (text: string) =>
  text.length <= 80 && /\p{L}/u.test(text) && !/[{}]/.test(text) && !isAddress(text);

/** Where a vehicle stands, what is told and shown of it. */
export const EQUIPMENT_FIELDS = [
  tradeField("pictures", {
    label: "pictures",
    bare: true,
    names:
      "image images imageurl imageurls imagelink imagelinks additionalimagelink additionalimagelinks photo photos photourl photourls picture pictures pictureurl pictureurls gallery imagelist photolist mainimage mainphoto primaryimage heroimage bilder bild bildurl imagesrc fotos imagepath imagehref",
    shared: "media url src href link",
    allows: isAddress,
    tells: isPictures,
    byContent: true,
    many: true,
  }),
  tradeField("video", {
    label: "film",
    names: "video videourl videolink youtube youtubeurl videos walkaround videoembed",
    allows: isAddress,
  }),
  tradeField("comments", {
    label: "description",
    bare: true,
    names:
      "description comments dealercomments advdescription overview sellercomments adtext advertdescription vehicledescription remarks beschreibung bemerkung bemerkungen beskrivning longdescription descriptiontext advertisementtext comment fulldescription dealercomment",
    shared: "notes details text body content",
    allows: (text) => !isAddress(text),
    tells: isProse,
  }),
  tradeField("equipment", {
    label: "equipment",
    names:
      "features standardfeatures equipment options standardequipment optionalfeatures optionalequipment accessories extras ausstattung equipements utrustning featurelist highlights keyfeatures factoryoptions installedoptions",
    shared: "spec specs specification specifications klimaanlage airconditioning",
    bare: true,
    allows: (text) => !isAddress(text) && /\p{L}/u.test(text),
    tells: (text) => !isAddress(text) && /\p{L}[^;|,\n]*[;|,\n]\s*\p{L}/u.test(text),
    many: true,
  }),
  tradeField("place", {
    label: "city and state",
    names: "",
    shared: "location place city suburb where address dealerlocation sellerlocation",
    allows: (text) => CITY_AND_STATE.test(text.trim()),
    tells: (text) => CITY_AND_STATE.test(text.trim()),
    byContent: true,
  }),
  tradeField("city", {
    label: "city",
    names: "city suburb town ort ville stad dealercity locationcity",
    shared: "location",
    allows: isPlace,
  }),
  tradeField("state", {
    label: "state",
    names: "state region province dealerstate locationstate lan bundesland stateorprovince",
    // "State" is also a word for whether a vehicle is sold.
    allows: (text) => isPlace(text) && text.length <= 30 && statusMeaning(text) === null,
  }),
  tradeField("distribution", {
    label: "places it can be brought to",
    names: "distributionlocation distributionlocations",
    allows: (text) => /\p{L}/u.test(text) && !/[{}]/.test(text) && !isAddress(text),
  }),
  tradeField("yard", {
    label: "yard",
    names:
      "yardname yard branch branchname sitename storename locationname lotname dealerlocationname yardlocation",
    shared: "dealership dealer dealername store lot",
    allows: isPlace,
  }),
];
