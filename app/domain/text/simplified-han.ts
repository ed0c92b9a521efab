/**
 * Characters of vehicles, money and places that are written otherwise in Hong Kong and Taiwan: the traditional one before the
 * simplified one. One character each, so that a text keeps its length.
 */
const PAIRS =
  "麵面眾众鈴铃預预萬万豐丰電电車车數数後后寶宝馬马開开給给買买賣卖爾尔單单試试駕驾偉伟紅红動动學学現现適适勝胜藍蓝綠绿銀银黃黄門门轎轿" +
  "掛挂貨货廂厢雙双驅驱輪轮檔档導导鏡镜頭头裝装備备達达熱热價价優优輛辆個个歲岁歐欧韓韩國国級级長长寬宽噸吨載载維维護护養养" +
  "話话號号碼码營营業业時时間间聯联絡络貸贷還还訂订幾几錢钱亞亚奧奥蘭兰紐纽實实內内飾饰準准認认證证華华無无於于與与過过這这" +
  "裡里裏里點点從从來来對对說说請请問问讓让應应該该會会為为樣样種种類类較较輕轻舊旧壞坏損损傷伤燈灯線线網网圖图視视頻频螢荧" +
  "顯显聲声響响聽听講讲議议選选擇择換换調调變变遠远進进運运邊边遲迟鄰邻釋释鐵铁鋁铝鋼钢銹锈鎖锁鏈链關关閉闭陸陆陽阳隊队階阶" +
  "際际險险隨随隻只難难雜杂離离霧雾靜静頂顶項项順顺須须領领題题額额願愿顏颜風风飛飞飯饭館馆驗验騎骑齊齐齡龄龍龙龜龟積积稅税" +
  "穩稳節节範范築筑簡简糧粮紀纪約约組组細细終终結结統统經经緊紧練练縣县總总織织繼继續续罰罚義义習习聖圣職职腳脚臺台舉举艦舰" +
  "蘇苏處处補补製制複复規规親亲覺觉覽览觀观計计訊讯記记許许設设評评詢询詳详語语誠诚誤误課课談谈貝贝負负財财責责貴贵費费貼贴" +
  "資资賓宾賞赏質质購购贈赠趕赶跡迹軟软輔辅輸输轉转農农週周園园圓圆場场塊块壓压夠够奪夺婦妇孫孙嘗尝歸归礦矿專专尋寻層层嶄崭" +
  "師师帶带幣币幹干廠厂廣广張张強强彈弹當当徑径復复憶忆懷怀戶户捲卷掃扫採采摺折撥拨擋挡據据擴扩敗败斷断暫暂曆历術术東东條条" +
  "棄弃楊杨極极構构標标樓楼機机檢检權权歡欢殘残氣气決决況况淨净減减測测湯汤溫温滿满漲涨漁渔潔洁濟济灣湾燒烧爭争牆墙獎奖獨独" +
  "環环產产畫画異异療疗發发盤盘確确";

const simplified: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, at) => [PAIRS.charAt(2 * at), PAIRS.charAt(2 * at + 1)]),
);

/** A text in the characters of mainland China: "電動車" as "电动车". Every other character stays. */
export function simplifiedHan(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (one) => simplified.get(one) ?? one);
}
