import { foldText } from "../../text/fold-text";
import type { FeatureGroup } from "./feature-group";

/** Folds a feature's name further: one Arabic letter stands at the end of a word for two. */
export const foldFeature = (name: string): string => foldText(name).replaceAll("ة", "ه");

/**
 * Words of features in other languages, folded ({@link foldFeature}), and the group that they put a feature in; the first that fits
 * counts, as with the English ones.
 */
export const FOREIGN_WORDS: readonly (readonly [FeatureGroup, RegExp])[] = [
  // Arabic, Chinese, then German.
  ["comfort", /مقود مدفا|مقابض مدفاه|加热方向盘|真皮方向盘|加热把手|lenkradheizung|lederlenkrad/],
  [
    "safety",
    new RegExp(
      [
        "وساده هوائيه|وسائد هوائيه|فرامل|ثبات|تحكم بالجر|النقطه العمياء|كاميرا|حساسات|مسار|طوارئ|مانع سرقه|انذار|مثبتات|رؤيه ليليه|حركه المرور",
        "气囊|防抱死|制动|稳定|牵引力|盲区|影像|摄像|泊车雷达|倒车雷达|驻车|车道|碰撞|防盗|接口座椅|isofix|夜视|交通预警|自适应巡航",
        "bremse|seitenairbag|spurhalte|totwinkel|ruckfahrkamera|einpark|wegfahrsperre|notbrems|abstandstempomat|kindersitz",
      ].join("|"),
    ),
  ],
  [
    "technology",
    new RegExp(
      [
        "بلوتوث|كاربلاي|اندرويد|شاشه|نظام صوت|راديو|ملاحه|شاحن|منافذ|مثبت سرعه|مشغل|عدادات رقميه|بطاري|طاقه شمسيه",
        "蓝牙|导航|音响|收音机|触摸屏|显示|仪表|无线充电|usb|巡航|弹射|模式|电池|太阳能|互联",
        "freisprech|navi|tempomat|sprachsteuerung|bordcomputer|lautsprecher|radio",
      ].join("|"),
    ),
  ],
  [
    "outside",
    new RegExp(
      [
        "جنوط|خطاف|قضبان سقف|عتبات|مصابيح|مرايا|زجاج معتم|صندوق تحميل|نظام تعليق|عادم|قفل الترس|مظله|حقائب جانبيه",
        "轮毂|行李架|踏板|大灯|尾灯|雾灯|后视镜|隐私玻璃|货斗|货箱|悬架|排气|差速锁|拖车|遮阳棚|尾门|工具箱",
        "leichtmetall|alufelgen|dachreling|anhangerkupplung|scheinwerfer|nebel|fahrwerk|auspuff|heckklappe",
      ].join("|"),
    ),
  ],
  [
    "comfort",
    new RegExp(
      [
        "مكيف|تكييف|جلد|مقعد|مقاعد|مدفا|فتحه سقف|دون مفتاح|نوافذ|تلبيس|مقود|ثلاجه|سرير|مطبخ|حمام",
        "空调|真皮|座椅|加热|通风|天窗|无钥匙|电动车窗|饰板|方向盘|冰箱|床|厨房|卫浴",
        "klima|leder|sitz|schiebedach|panoramadach|schlussel|fensterheber|lenkrad|standheizung",
      ].join("|"),
    ),
  ],
];
