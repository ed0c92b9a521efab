import type { CellReading } from "../cell-transforms";
import { isCode, isDate, isName, isRead, isYear } from "./cell-tests";
import { isKnownMake, makeAtStart } from "../../make/known-makes";
import { isKnownWord } from "./known-words";
import { isYesOrNo } from "../cells/yes-words";
import { statusMeaning } from "./status-words";
import { type CellTest, tradeField } from "./trade-field";
import { isVin } from "./vin";

const isPrice = (text: string) => /\d/.test(text) && /^[^a-z]*(?:[a-z$£€][^a-z]*){0,24}$/i.test(text);
/** Whether a cell is an amount, whosever money it counts: a text that names one in passing ("£500 deposit") is none. */
const isAmount = (text: string, reading: CellReading) =>
  text.length <= 60 &&
  isRead("money", text.replace(/[A-Z]{0,3}\$|[£€]|\b(?:AUD|NZD|USD|GBP|EUR|SEK|NOK|DKK|CHF)\b/g, " "), {
    ...reading,
    moneyInCents: false,
  });
const isAverage: CellTest = (text, reading) => isAmount(text, reading) || /^0+(?:\.0+)?$/.test(text.trim());
const namesMoney = (text: string) =>
  /[$£€]\s*\d{3}|\d{3}(?:[.,]\d\d)?\s*(?:AUD|NZD|USD|GBP|EUR|SEK|NOK|DKK|CHF)\b/.test(text);

/** Names of the parts of a record's price: `price.advertised` in one word, and as some write it, `prices`, `pricing`. */
const ofPrice = (parts: string) =>
  parts
    .split(" ")
    .flatMap((part) => [`price${part}`, `prices${part}`, `pricing${part}`])
    .join(" ");

/** What a vehicle is called, what it costs, and what names it. */
export const SALE_FIELDS = [
  tradeField("vin", {
    label: "VIN",
    names:
      "vin vinnumber vinno chassisnumber chassisno vehicleidentificationnumber fin fahrgestellnummer chassinummer framenumber numerodechassis",
    shared: "chassis identification",
    allows: isCode,
    tells: isVin,
    byContent: true,
  }),
  tradeField("stocknum", {
    label: "stock number",
    names:
      "stocknumber stockno stocknum stock stocknr stocknbr stockcode stockref stockreference stockitem dealerstocknumber dealerstockno dealerstocknum dealerstock internalstocknumber internalstockno inventorynumber inventoryno yardnumber yardno keynumber keytag dmsnumber dmsno dealerref dealerreference lagernummer lagernr objektnr objektnummer fahrzeugnummer internenummer unitnumber dealerstockid stockid sku inventoryid stockbookno stockbooknumber stockbookref unitno internenr angebotsnummer sellerinventorykey",
    shared:
      "vehicleid id listingid adid advertid reference ref referencenumber itemid offerid unit internalid number uid uuid adnumber objektnummer",
    begins: "stocknumber",
    allows: (text) => isCode(text) && !isVin(text),
    unique: true,
  }),
  tradeField("make", {
    label: "make",
    names:
      "make brand manufacturer manufacture marque marke hersteller fabrikat maker makename brandname constructeur marca bilmarke oem carmake carbrand vehiclemake manufacturername",
    allows: isName,
    tells: (text) => isKnownMake(text),
    byContent: true,
  }),
  tradeField("model", {
    label: "model",
    names:
      "model modell modele modelname modelfamily modelgroup carmodel modelo modeldescription family modelrange",
    shared: "range",
    allows: isName,
  }),
  tradeField("badge", {
    label: "badge",
    names:
      "badge trim variant modellbeschreibung grade edition derivative trimlevel submodel trimname modelvariant ausstattungslinie finition utforande variante badgename variantname derivativename modelgrade",
    shared: "version spec style trimline",
    // A list is one of equipment.
    allows: (text) => isName(text) && !/[;|\n]/.test(text),
  }),
  tradeField("series", {
    label: "series",
    names: "series generation modelseries baureihe",
    allows: isName,
  }),
  tradeField("name", {
    label: "name",
    names:
      "title name heading headline vehicletitle listingtitle adtitle displayname fullname titel rubrik titre vehiclename carname advertitle adverttitle",
    shared: "shortdescription description summary subject",
    allows: (text) => text.length <= 200 && /\s/.test(text.trim()) && /\p{L}/u.test(text),
    tells: (text) =>
      text.length <= 120 && /\s/.test(text.trim()) && makeAtStart(text) !== null && !isKnownMake(text),
    byContent: true,
  }),
  tradeField("year", {
    label: "year",
    names:
      "year modelyear yeargroup manufactureyear manufacturedyear yearofmanufacture manufacturingyear buildyear yearbuilt builtyear registrationyear regyear yearofregistration baujahr annee arsmodell modelljahr productionyear prodyear yr my makeyear caryear anno ar",
    shared:
      "erstzulassung firstregistration registrationdate regdate datefirstregistered dateoffirstregistration firstregistered manufacturedate builddate",
    allows: (text) => isYear(text) || (isDate(text) && /\d{4}/.test(text)),
    tells: (text) => isYear(text) || (isDate(text) && /\d{4}/.test(text)),
    byContent: false,
  }),
  tradeField("carType", {
    label: "new or used",
    names:
      "usedornew neworused newused usednew newusedtype nud nu neworuseddemo newuseddemo cartype stateofvehicle inventorytype vehiclecondition carcondition conditiontype itemcondition stockcategory",
    shared:
      "condition stocktype vehicletype type status stockstatus saletype listingtype category zustand etat skick class listingcondition tags",
    allows: (text) => text.length <= 60,
    tells: (text, reading) => text.length <= 40 && isKnownWord("carType", text, reading),
    byContent: true,
    varies: true,
  }),
  tradeField("itemType", {
    label: "kind",
    names: "itemtype vehiclekind kindofvehicle productkind",
    shared:
      "type category vehicletype vehicleclass vehiclecategory class kind producttype productcategory stocktype fahrzeugtyp fahrzeugart kategorie department",
    allows: (text) => text.length <= 60,
    tells: (text, reading) => text.length <= 40 && isRead("itemType", text, reading),
  }),
  tradeField("usedFlag", { label: "used: yes or no", names: "isused used", allows: isYesOrNo }),
  tradeField("newFlag", { label: "new: yes or no", names: "isnew new", allows: isYesOrNo }),
  tradeField("demoFlag", {
    label: "demonstrator: yes or no",
    names: "isdemo demo demonstrator isdemonstrator exdemo",
    allows: isYesOrNo,
  }),
  tradeField("status", {
    label: "status",
    names:
      "status stockstatus availability vehiclestatus listingstatus salestatus salesstatus advertstatus lifecyclestate stockstate",
    shared: "state",
    allows: (text) => text.length <= 40 && !isYesOrNo(text),
    // "New in stock" says that it is new.
    tells: (text, reading) =>
      text.length <= 40 && statusMeaning(text) !== null && !isKnownWord("carType", text, reading),
  }),
  tradeField("soldFlag", {
    label: "sold: yes or no",
    names: "sold issold soldflag vendu verkauft sald",
    allows: isYesOrNo,
  }),
  tradeField("soldDate", {
    label: "day of sale",
    names:
      "solddate datesold dateofsale saledate soldon soldat solddatetime verkaufsdatum saljdatum datevente",
    allows: isDate,
  }),
  tradeField("listedDate", {
    label: "in stock since",
    names:
      "dateinstock stockdate instockdate instock instocksince stockeddate datestocked dateadded addeddate listed listeddate listedon listedat dateslisted arrived arrivaldate datearrived dateofarrival indate eingestelltam eingestellt einstelldatum inventorydate dateininventory datesinventory createdat createddate datecreated creationdate onlinesince firstlisted lagerdatum datestock",
    shared: "created inventory",
    // Which of day and month stands first is known later.
    allows: (text, reading) => isDate(text) || isRead("date", text, reading),
  }),
  tradeField("reservedFlag", {
    label: "reserved",
    names: "isdeposittaken deposittaken reserved isreserved reserviert reserve onhold",
    allows: isYesOrNo,
  }),
  tradeField("certifiedFlag", {
    label: "certified",
    names: "certified iscertified cpo certifiedpreowned approvedused manufacturerapproved",
    allows: isYesOrNo,
  }),
  tradeField("price", {
    label: "price",
    bare: true,
    names: `price ${ofPrice("advertised asking selling web internet driveaway")} pricing pricingretail pricingretailamount pricingamount askingprice sellingprice advertisedprice retailprice priceamount driveawayprice egcprice webprice internetprice advprice advertprice preis prix pris cashprice totalprice finalprice kaufpreis verkaufspreis salesprice currentprice priceaud pricegbp priceusd priceeur pricesek priceincgst priceinclgst pricecents priceincents sellprice preisbrutto bruttopreis endpreis consumerpriceamount pricesretail pricesretailprice pricesselling displayprice vehicleprice carprice ${ofPrice("retail")}`,
    shared: `amount pricetext listprice saleprice cost value retail listingprice rrp ${ofPrice("list sale")}`,
    allows: isPrice,
    tells: (text, reading) => namesMoney(text) && isAmount(text, reading),
    byContent: true,
    varies: true,
  }),
  tradeField("offerPrice", {
    label: "offer price",
    names: `saleprice specialprice offerprice advspecialprice discountprice discountedprice promoprice nowprice reducedprice promotionalprice ${ofPrice("special offer sale discounted promo promotional reduced")}`,
    allows: isPrice,
  }),
  tradeField("beforePrice", {
    label: "price before",
    names: `wasprice originalprice oldprice beforeprice previousprice listprice msrp rrp rrpprice recommendedretailprice ${ofPrice("was before original old previous list rrp msrp")}`,
    allows: isPrice,
  }),
  tradeField("autograb_data.average_market_price", {
    label: "market average",
    names:
      "averagemarketprice marketaverage marketaverageprice marketpriceaverage averagemarketvalue marketaveragevalue marketvalueaverage avgmarketprice",
    allows: isAverage,
  }),
  tradeField("autograb_data.state_average_market_price", {
    label: "market average of the state",
    names:
      "stateaveragemarketprice marketstateaverage marketstateaverageprice averagemarketpricestate marketaveragestate marketaveragepricestate",
    allows: isAverage,
  }),
  tradeField("driveAwayFlag", {
    label: "drive away: yes or no",
    names: "isdriveaway driveaway",
    allows: isYesOrNo,
  }),
  tradeField("regplate", {
    label: "registration",
    names:
      "reg rego registration regonum regono regonumber regnumber regno registrationnumber registrationno licenceplate licenseplate plate platenumber numberplate vrm kennzeichen immatriculation regnr registreringsnummer registrationplate regplate fullregistration regmark registrationmark vehicleregistration",
    allows: (text) =>
      text.length <= 12 && /\d/.test(text) && !isDate(text) && isCode(text.replaceAll(" ", "")),
    unique: true,
  }),
  tradeField("regoExpiry", {
    label: "registered until",
    names: "regoexpiry registrationexpiry regoexpirydate registrationexpirydate regexpiry regodue",
    allows: (text, reading) => isRead("date", text, reading),
  }),
  tradeField("nvic", { label: "NVIC", names: "nvic niccode", allows: isCode }),
  tradeField("buildDate", {
    label: "build date",
    names: "builddate builtdate buildmonth manufacturedate dateofmanufacture",
    allows: (text) => text.length <= 20,
  }),
  tradeField("complianceDate", {
    label: "compliance date",
    names: "compliancedate complied",
    allows: (text) => text.length <= 20,
  }),
  tradeField("grossMass", {
    label: "gross mass",
    names: "gvm grossvehiclemass gvw gvmkg grossvehiclemasskg grossvehicleweight",
    allows: (text, reading) => isRead("kilograms", text, reading),
  }),
];
