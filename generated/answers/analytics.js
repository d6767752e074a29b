// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { codePoints, isDate, isDateTime, isEmail } from '../../src/contract/formats.ts'
const $ConversationAnalytics = validate0;
const schema0 = {"$ref":"contract:schemas#/$defs/ConversationAnalytics","$id":"contract:validate/$ConversationAnalytics"};
const schema2 = {"type":"object","required":["period","started","unique_contacts","new_contacts","returning_contacts","bot_only","handed_off","resolved_by_human","handoff_rate","containment","unanswered","abandoned","reopened","first_response","resolution","csat","nps","sla_met","by_day","by_channel","by_area","by_user","heat"],"additionalProperties":false,"properties":{"period":{"$ref":"contract:schemas#/$defs/AnalyticsPeriod"},"started":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"unique_contacts":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"new_contacts":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"returning_contacts":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"bot_only":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"handed_off":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"resolved_by_human":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"handoff_rate":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"containment":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"unanswered":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"abandoned":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"reopened":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"first_response":{"$ref":"contract:schemas#/$defs/AnalyticsDuration"},"resolution":{"$ref":"contract:schemas#/$defs/AnalyticsDuration"},"csat":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"nps":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"sla_met":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"by_day":{"type":"array","maxItems":400,"items":{"$ref":"contract:schemas#/$defs/AnalyticsPoint"}},"by_channel":{"type":"array","maxItems":10,"items":{"$ref":"contract:schemas#/$defs/AnalyticsPoint"}},"by_area":{"type":"array","maxItems":200,"items":{"$ref":"contract:schemas#/$defs/AnalyticsPoint"}},"by_user":{"type":"array","maxItems":500,"items":{"$ref":"contract:schemas#/$defs/AnalyticsPoint"}},"heat":{"type":"array","maxItems":168,"items":{"$ref":"contract:schemas#/$defs/AnalyticsHeat"}}}};
const schema5 = {"type":"object","required":["value","previous"],"additionalProperties":false,"properties":{"value":{"type":["number","null"]},"previous":{"type":["number","null"]}}};
const schema25 = {"type":"object","required":["label","value","previous"],"additionalProperties":false,"properties":{"label":{"type":"string"},"value":{"type":"number","minimum":0},"previous":{"type":["number","null"]}}};
const func0 = Object.prototype.hasOwnProperty;
const schema3 = {"type":"object","required":["from","to","timezone"],"additionalProperties":false,"properties":{"from":{"type":"string","format":"date"},"to":{"type":"string","format":"date"},"timezone":{"$ref":"contract:schemas#/$defs/TimeZone"}}};
const schema4 = {"type":"string","maxLength":60,"pattern":"^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$"};
const formats0 = isDate;
const func1 = codePoints;
const pattern0 = new RegExp("^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.timezone === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "timezone"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "to")) || (key0 === "timezone"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/from",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/to",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/to",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timezone !== undefined){
let data2 = data.timezone;
if(typeof data2 === "string"){
if(func1(data2) > 60){
const err8 = {instancePath:instancePath+"/timezone",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/timezone",keyword:"pattern",params:{pattern: "^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/timezone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
const schema17 = {"type":"object","required":["average","median","p90","business_average"],"additionalProperties":false,"properties":{"average":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"median":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"p90":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"business_average":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"}}};
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.average === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "average"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.median === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "median"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.p90 === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "p90"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.business_average === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "business_average"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "average") || (key0 === "median")) || (key0 === "p90")) || (key0 === "business_average"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.average !== undefined){
let data0 = data.average;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value === undefined){
const err5 = {instancePath:instancePath+"/average",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.previous === undefined){
const err6 = {instancePath:instancePath+"/average",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "value") || (key1 === "previous"))){
const err7 = {instancePath:instancePath+"/average",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.value !== undefined){
let data1 = data0.value;
if((!(typeof data1 == "number")) && (data1 !== null)){
const err8 = {instancePath:instancePath+"/average/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.previous !== undefined){
let data2 = data0.previous;
if((!(typeof data2 == "number")) && (data2 !== null)){
const err9 = {instancePath:instancePath+"/average/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/average",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.median !== undefined){
let data3 = data.median;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.value === undefined){
const err11 = {instancePath:instancePath+"/median",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.previous === undefined){
const err12 = {instancePath:instancePath+"/median",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 in data3){
if(!((key2 === "value") || (key2 === "previous"))){
const err13 = {instancePath:instancePath+"/median",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.value !== undefined){
let data4 = data3.value;
if((!(typeof data4 == "number")) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/median/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.previous !== undefined){
let data5 = data3.previous;
if((!(typeof data5 == "number")) && (data5 !== null)){
const err15 = {instancePath:instancePath+"/median/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/median",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.p90 !== undefined){
let data6 = data.p90;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.value === undefined){
const err17 = {instancePath:instancePath+"/p90",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.previous === undefined){
const err18 = {instancePath:instancePath+"/p90",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key3 in data6){
if(!((key3 === "value") || (key3 === "previous"))){
const err19 = {instancePath:instancePath+"/p90",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.value !== undefined){
let data7 = data6.value;
if((!(typeof data7 == "number")) && (data7 !== null)){
const err20 = {instancePath:instancePath+"/p90/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.previous !== undefined){
let data8 = data6.previous;
if((!(typeof data8 == "number")) && (data8 !== null)){
const err21 = {instancePath:instancePath+"/p90/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/p90",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.business_average !== undefined){
let data9 = data.business_average;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.value === undefined){
const err23 = {instancePath:instancePath+"/business_average",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.previous === undefined){
const err24 = {instancePath:instancePath+"/business_average",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key4 in data9){
if(!((key4 === "value") || (key4 === "previous"))){
const err25 = {instancePath:instancePath+"/business_average",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.value !== undefined){
let data10 = data9.value;
if((!(typeof data10 == "number")) && (data10 !== null)){
const err26 = {instancePath:instancePath+"/business_average/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.previous !== undefined){
let data11 = data9.previous;
if((!(typeof data11 == "number")) && (data11 !== null)){
const err27 = {instancePath:instancePath+"/business_average/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/business_average",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
const schema29 = {"type":"object","required":["weekday","hour","value"],"additionalProperties":false,"properties":{"weekday":{"$ref":"contract:schemas#/$defs/Weekday"},"hour":{"type":"integer","minimum":0,"maximum":23},"value":{"type":"integer","minimum":0}}};
const schema30 = {"type":"integer","enum":[0,1,2,3,4,5,6]};
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.weekday === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "weekday"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hour === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "hour"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "weekday") || (key0 === "hour")) || (key0 === "value"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.weekday !== undefined){
let data0 = data.weekday;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/weekday",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3)) || (data0 === 4)) || (data0 === 5)) || (data0 === 6))){
const err5 = {instancePath:instancePath+"/weekday",keyword:"enum",params:{allowedValues: schema30.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hour !== undefined){
let data1 = data.hour;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/hour",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 23 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/hour",keyword:"maximum",params:{comparison: "<=", limit: 23}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/hour",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.value !== undefined){
let data2 = data.value;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.period === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "period"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.started === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "started"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.unique_contacts === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "unique_contacts"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.new_contacts === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "new_contacts"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.returning_contacts === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "returning_contacts"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.bot_only === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "bot_only"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.handed_off === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "handed_off"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.resolved_by_human === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "resolved_by_human"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.handoff_rate === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "handoff_rate"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.containment === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "containment"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.unanswered === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "unanswered"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.abandoned === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "abandoned"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.reopened === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "reopened"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.first_response === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "first_response"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.resolution === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "resolution"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.csat === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "csat"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.nps === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "nps"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.sla_met === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "sla_met"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.by_day === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "by_day"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.by_channel === undefined){
const err19 = {instancePath,keyword:"required",params:{missingProperty: "by_channel"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.by_area === undefined){
const err20 = {instancePath,keyword:"required",params:{missingProperty: "by_area"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.by_user === undefined){
const err21 = {instancePath,keyword:"required",params:{missingProperty: "by_user"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.heat === undefined){
const err22 = {instancePath,keyword:"required",params:{missingProperty: "heat"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
const err23 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.period !== undefined){
if(!(validate3(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.started !== undefined){
let data1 = data.started;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.value === undefined){
const err24 = {instancePath:instancePath+"/started",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data1.previous === undefined){
const err25 = {instancePath:instancePath+"/started",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "value") || (key1 === "previous"))){
const err26 = {instancePath:instancePath+"/started",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.value !== undefined){
let data2 = data1.value;
if((!(typeof data2 == "number")) && (data2 !== null)){
const err27 = {instancePath:instancePath+"/started/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.previous !== undefined){
let data3 = data1.previous;
if((!(typeof data3 == "number")) && (data3 !== null)){
const err28 = {instancePath:instancePath+"/started/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/started",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.unique_contacts !== undefined){
let data4 = data.unique_contacts;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.value === undefined){
const err30 = {instancePath:instancePath+"/unique_contacts",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data4.previous === undefined){
const err31 = {instancePath:instancePath+"/unique_contacts",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "value") || (key2 === "previous"))){
const err32 = {instancePath:instancePath+"/unique_contacts",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data4.value !== undefined){
let data5 = data4.value;
if((!(typeof data5 == "number")) && (data5 !== null)){
const err33 = {instancePath:instancePath+"/unique_contacts/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data4.previous !== undefined){
let data6 = data4.previous;
if((!(typeof data6 == "number")) && (data6 !== null)){
const err34 = {instancePath:instancePath+"/unique_contacts/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/unique_contacts",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.new_contacts !== undefined){
let data7 = data.new_contacts;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.value === undefined){
const err36 = {instancePath:instancePath+"/new_contacts",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data7.previous === undefined){
const err37 = {instancePath:instancePath+"/new_contacts",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data7){
if(!((key3 === "value") || (key3 === "previous"))){
const err38 = {instancePath:instancePath+"/new_contacts",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.value !== undefined){
let data8 = data7.value;
if((!(typeof data8 == "number")) && (data8 !== null)){
const err39 = {instancePath:instancePath+"/new_contacts/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data7.previous !== undefined){
let data9 = data7.previous;
if((!(typeof data9 == "number")) && (data9 !== null)){
const err40 = {instancePath:instancePath+"/new_contacts/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/new_contacts",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.returning_contacts !== undefined){
let data10 = data.returning_contacts;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.value === undefined){
const err42 = {instancePath:instancePath+"/returning_contacts",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data10.previous === undefined){
const err43 = {instancePath:instancePath+"/returning_contacts",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key4 in data10){
if(!((key4 === "value") || (key4 === "previous"))){
const err44 = {instancePath:instancePath+"/returning_contacts",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data10.value !== undefined){
let data11 = data10.value;
if((!(typeof data11 == "number")) && (data11 !== null)){
const err45 = {instancePath:instancePath+"/returning_contacts/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data10.previous !== undefined){
let data12 = data10.previous;
if((!(typeof data12 == "number")) && (data12 !== null)){
const err46 = {instancePath:instancePath+"/returning_contacts/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/returning_contacts",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.bot_only !== undefined){
let data13 = data.bot_only;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.value === undefined){
const err48 = {instancePath:instancePath+"/bot_only",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.previous === undefined){
const err49 = {instancePath:instancePath+"/bot_only",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key5 in data13){
if(!((key5 === "value") || (key5 === "previous"))){
const err50 = {instancePath:instancePath+"/bot_only",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data13.value !== undefined){
let data14 = data13.value;
if((!(typeof data14 == "number")) && (data14 !== null)){
const err51 = {instancePath:instancePath+"/bot_only/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data13.previous !== undefined){
let data15 = data13.previous;
if((!(typeof data15 == "number")) && (data15 !== null)){
const err52 = {instancePath:instancePath+"/bot_only/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/bot_only",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.handed_off !== undefined){
let data16 = data.handed_off;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.value === undefined){
const err54 = {instancePath:instancePath+"/handed_off",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data16.previous === undefined){
const err55 = {instancePath:instancePath+"/handed_off",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key6 in data16){
if(!((key6 === "value") || (key6 === "previous"))){
const err56 = {instancePath:instancePath+"/handed_off",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data16.value !== undefined){
let data17 = data16.value;
if((!(typeof data17 == "number")) && (data17 !== null)){
const err57 = {instancePath:instancePath+"/handed_off/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data16.previous !== undefined){
let data18 = data16.previous;
if((!(typeof data18 == "number")) && (data18 !== null)){
const err58 = {instancePath:instancePath+"/handed_off/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/handed_off",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.resolved_by_human !== undefined){
let data19 = data.resolved_by_human;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.value === undefined){
const err60 = {instancePath:instancePath+"/resolved_by_human",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data19.previous === undefined){
const err61 = {instancePath:instancePath+"/resolved_by_human",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key7 in data19){
if(!((key7 === "value") || (key7 === "previous"))){
const err62 = {instancePath:instancePath+"/resolved_by_human",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data19.value !== undefined){
let data20 = data19.value;
if((!(typeof data20 == "number")) && (data20 !== null)){
const err63 = {instancePath:instancePath+"/resolved_by_human/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data19.previous !== undefined){
let data21 = data19.previous;
if((!(typeof data21 == "number")) && (data21 !== null)){
const err64 = {instancePath:instancePath+"/resolved_by_human/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/resolved_by_human",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.handoff_rate !== undefined){
let data22 = data.handoff_rate;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.value === undefined){
const err66 = {instancePath:instancePath+"/handoff_rate",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data22.previous === undefined){
const err67 = {instancePath:instancePath+"/handoff_rate",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key8 in data22){
if(!((key8 === "value") || (key8 === "previous"))){
const err68 = {instancePath:instancePath+"/handoff_rate",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data22.value !== undefined){
let data23 = data22.value;
if((!(typeof data23 == "number")) && (data23 !== null)){
const err69 = {instancePath:instancePath+"/handoff_rate/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data22.previous !== undefined){
let data24 = data22.previous;
if((!(typeof data24 == "number")) && (data24 !== null)){
const err70 = {instancePath:instancePath+"/handoff_rate/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/handoff_rate",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.containment !== undefined){
let data25 = data.containment;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.value === undefined){
const err72 = {instancePath:instancePath+"/containment",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data25.previous === undefined){
const err73 = {instancePath:instancePath+"/containment",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
for(const key9 in data25){
if(!((key9 === "value") || (key9 === "previous"))){
const err74 = {instancePath:instancePath+"/containment",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data25.value !== undefined){
let data26 = data25.value;
if((!(typeof data26 == "number")) && (data26 !== null)){
const err75 = {instancePath:instancePath+"/containment/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data25.previous !== undefined){
let data27 = data25.previous;
if((!(typeof data27 == "number")) && (data27 !== null)){
const err76 = {instancePath:instancePath+"/containment/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/containment",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.unanswered !== undefined){
let data28 = data.unanswered;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.value === undefined){
const err78 = {instancePath:instancePath+"/unanswered",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data28.previous === undefined){
const err79 = {instancePath:instancePath+"/unanswered",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key10 in data28){
if(!((key10 === "value") || (key10 === "previous"))){
const err80 = {instancePath:instancePath+"/unanswered",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data28.value !== undefined){
let data29 = data28.value;
if((!(typeof data29 == "number")) && (data29 !== null)){
const err81 = {instancePath:instancePath+"/unanswered/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data28.previous !== undefined){
let data30 = data28.previous;
if((!(typeof data30 == "number")) && (data30 !== null)){
const err82 = {instancePath:instancePath+"/unanswered/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/unanswered",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.abandoned !== undefined){
let data31 = data.abandoned;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.value === undefined){
const err84 = {instancePath:instancePath+"/abandoned",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data31.previous === undefined){
const err85 = {instancePath:instancePath+"/abandoned",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
for(const key11 in data31){
if(!((key11 === "value") || (key11 === "previous"))){
const err86 = {instancePath:instancePath+"/abandoned",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data31.value !== undefined){
let data32 = data31.value;
if((!(typeof data32 == "number")) && (data32 !== null)){
const err87 = {instancePath:instancePath+"/abandoned/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data31.previous !== undefined){
let data33 = data31.previous;
if((!(typeof data33 == "number")) && (data33 !== null)){
const err88 = {instancePath:instancePath+"/abandoned/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/abandoned",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.reopened !== undefined){
let data34 = data.reopened;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.value === undefined){
const err90 = {instancePath:instancePath+"/reopened",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data34.previous === undefined){
const err91 = {instancePath:instancePath+"/reopened",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
for(const key12 in data34){
if(!((key12 === "value") || (key12 === "previous"))){
const err92 = {instancePath:instancePath+"/reopened",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data34.value !== undefined){
let data35 = data34.value;
if((!(typeof data35 == "number")) && (data35 !== null)){
const err93 = {instancePath:instancePath+"/reopened/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data34.previous !== undefined){
let data36 = data34.previous;
if((!(typeof data36 == "number")) && (data36 !== null)){
const err94 = {instancePath:instancePath+"/reopened/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/reopened",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.first_response !== undefined){
if(!(validate5(data.first_response, {instancePath:instancePath+"/first_response",parentData:data,parentDataProperty:"first_response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
if(!(validate5(data.resolution, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.csat !== undefined){
let data39 = data.csat;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.value === undefined){
const err96 = {instancePath:instancePath+"/csat",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data39.previous === undefined){
const err97 = {instancePath:instancePath+"/csat",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
for(const key13 in data39){
if(!((key13 === "value") || (key13 === "previous"))){
const err98 = {instancePath:instancePath+"/csat",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data39.value !== undefined){
let data40 = data39.value;
if((!(typeof data40 == "number")) && (data40 !== null)){
const err99 = {instancePath:instancePath+"/csat/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data39.previous !== undefined){
let data41 = data39.previous;
if((!(typeof data41 == "number")) && (data41 !== null)){
const err100 = {instancePath:instancePath+"/csat/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/csat",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.nps !== undefined){
let data42 = data.nps;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.value === undefined){
const err102 = {instancePath:instancePath+"/nps",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data42.previous === undefined){
const err103 = {instancePath:instancePath+"/nps",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
for(const key14 in data42){
if(!((key14 === "value") || (key14 === "previous"))){
const err104 = {instancePath:instancePath+"/nps",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data42.value !== undefined){
let data43 = data42.value;
if((!(typeof data43 == "number")) && (data43 !== null)){
const err105 = {instancePath:instancePath+"/nps/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data42.previous !== undefined){
let data44 = data42.previous;
if((!(typeof data44 == "number")) && (data44 !== null)){
const err106 = {instancePath:instancePath+"/nps/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/nps",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.sla_met !== undefined){
let data45 = data.sla_met;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.value === undefined){
const err108 = {instancePath:instancePath+"/sla_met",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data45.previous === undefined){
const err109 = {instancePath:instancePath+"/sla_met",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key15 in data45){
if(!((key15 === "value") || (key15 === "previous"))){
const err110 = {instancePath:instancePath+"/sla_met",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data45.value !== undefined){
let data46 = data45.value;
if((!(typeof data46 == "number")) && (data46 !== null)){
const err111 = {instancePath:instancePath+"/sla_met/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data45.previous !== undefined){
let data47 = data45.previous;
if((!(typeof data47 == "number")) && (data47 !== null)){
const err112 = {instancePath:instancePath+"/sla_met/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/sla_met",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.by_day !== undefined){
let data48 = data.by_day;
if(Array.isArray(data48)){
if(data48.length > 400){
const err114 = {instancePath:instancePath+"/by_day",keyword:"maxItems",params:{limit: 400}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
const len0 = data48.length;
for(let i0=0; i0<len0; i0++){
let data49 = data48[i0];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.label === undefined){
const err115 = {instancePath:instancePath+"/by_day/" + i0,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data49.value === undefined){
const err116 = {instancePath:instancePath+"/by_day/" + i0,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data49.previous === undefined){
const err117 = {instancePath:instancePath+"/by_day/" + i0,keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
for(const key16 in data49){
if(!(((key16 === "label") || (key16 === "value")) || (key16 === "previous"))){
const err118 = {instancePath:instancePath+"/by_day/" + i0,keyword:"additionalProperties",params:{additionalProperty: key16}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data49.label !== undefined){
if(typeof data49.label !== "string"){
const err119 = {instancePath:instancePath+"/by_day/" + i0+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data49.value !== undefined){
let data51 = data49.value;
if(typeof data51 == "number"){
if(data51 < 0 || isNaN(data51)){
const err120 = {instancePath:instancePath+"/by_day/" + i0+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/by_day/" + i0+"/value",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data49.previous !== undefined){
let data52 = data49.previous;
if((!(typeof data52 == "number")) && (data52 !== null)){
const err122 = {instancePath:instancePath+"/by_day/" + i0+"/previous",keyword:"type",params:{type: schema25.properties.previous.type}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/by_day/" + i0,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/by_day",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.by_channel !== undefined){
let data53 = data.by_channel;
if(Array.isArray(data53)){
if(data53.length > 10){
const err125 = {instancePath:instancePath+"/by_channel",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
const len1 = data53.length;
for(let i1=0; i1<len1; i1++){
let data54 = data53[i1];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.label === undefined){
const err126 = {instancePath:instancePath+"/by_channel/" + i1,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data54.value === undefined){
const err127 = {instancePath:instancePath+"/by_channel/" + i1,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data54.previous === undefined){
const err128 = {instancePath:instancePath+"/by_channel/" + i1,keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key17 in data54){
if(!(((key17 === "label") || (key17 === "value")) || (key17 === "previous"))){
const err129 = {instancePath:instancePath+"/by_channel/" + i1,keyword:"additionalProperties",params:{additionalProperty: key17}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data54.label !== undefined){
if(typeof data54.label !== "string"){
const err130 = {instancePath:instancePath+"/by_channel/" + i1+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data54.value !== undefined){
let data56 = data54.value;
if(typeof data56 == "number"){
if(data56 < 0 || isNaN(data56)){
const err131 = {instancePath:instancePath+"/by_channel/" + i1+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/by_channel/" + i1+"/value",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data54.previous !== undefined){
let data57 = data54.previous;
if((!(typeof data57 == "number")) && (data57 !== null)){
const err133 = {instancePath:instancePath+"/by_channel/" + i1+"/previous",keyword:"type",params:{type: schema25.properties.previous.type}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/by_channel/" + i1,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/by_channel",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.by_area !== undefined){
let data58 = data.by_area;
if(Array.isArray(data58)){
if(data58.length > 200){
const err136 = {instancePath:instancePath+"/by_area",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
const len2 = data58.length;
for(let i2=0; i2<len2; i2++){
let data59 = data58[i2];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.label === undefined){
const err137 = {instancePath:instancePath+"/by_area/" + i2,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data59.value === undefined){
const err138 = {instancePath:instancePath+"/by_area/" + i2,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data59.previous === undefined){
const err139 = {instancePath:instancePath+"/by_area/" + i2,keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
for(const key18 in data59){
if(!(((key18 === "label") || (key18 === "value")) || (key18 === "previous"))){
const err140 = {instancePath:instancePath+"/by_area/" + i2,keyword:"additionalProperties",params:{additionalProperty: key18}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data59.label !== undefined){
if(typeof data59.label !== "string"){
const err141 = {instancePath:instancePath+"/by_area/" + i2+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data59.value !== undefined){
let data61 = data59.value;
if(typeof data61 == "number"){
if(data61 < 0 || isNaN(data61)){
const err142 = {instancePath:instancePath+"/by_area/" + i2+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else {
const err143 = {instancePath:instancePath+"/by_area/" + i2+"/value",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data59.previous !== undefined){
let data62 = data59.previous;
if((!(typeof data62 == "number")) && (data62 !== null)){
const err144 = {instancePath:instancePath+"/by_area/" + i2+"/previous",keyword:"type",params:{type: schema25.properties.previous.type}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/by_area/" + i2,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
else {
const err146 = {instancePath:instancePath+"/by_area",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.by_user !== undefined){
let data63 = data.by_user;
if(Array.isArray(data63)){
if(data63.length > 500){
const err147 = {instancePath:instancePath+"/by_user",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
const len3 = data63.length;
for(let i3=0; i3<len3; i3++){
let data64 = data63[i3];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.label === undefined){
const err148 = {instancePath:instancePath+"/by_user/" + i3,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data64.value === undefined){
const err149 = {instancePath:instancePath+"/by_user/" + i3,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data64.previous === undefined){
const err150 = {instancePath:instancePath+"/by_user/" + i3,keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
for(const key19 in data64){
if(!(((key19 === "label") || (key19 === "value")) || (key19 === "previous"))){
const err151 = {instancePath:instancePath+"/by_user/" + i3,keyword:"additionalProperties",params:{additionalProperty: key19}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data64.label !== undefined){
if(typeof data64.label !== "string"){
const err152 = {instancePath:instancePath+"/by_user/" + i3+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data64.value !== undefined){
let data66 = data64.value;
if(typeof data66 == "number"){
if(data66 < 0 || isNaN(data66)){
const err153 = {instancePath:instancePath+"/by_user/" + i3+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
else {
const err154 = {instancePath:instancePath+"/by_user/" + i3+"/value",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data64.previous !== undefined){
let data67 = data64.previous;
if((!(typeof data67 == "number")) && (data67 !== null)){
const err155 = {instancePath:instancePath+"/by_user/" + i3+"/previous",keyword:"type",params:{type: schema25.properties.previous.type}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/by_user/" + i3,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/by_user",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data.heat !== undefined){
let data68 = data.heat;
if(Array.isArray(data68)){
if(data68.length > 168){
const err158 = {instancePath:instancePath+"/heat",keyword:"maxItems",params:{limit: 168}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
const len4 = data68.length;
for(let i4=0; i4<len4; i4++){
if(!(validate8(data68[i4], {instancePath:instancePath+"/heat/" + i4,parentData:data68,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err159 = {instancePath:instancePath+"/heat",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
else {
const err160 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
const $Error = validate11;
const schema31 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema32 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern1 = new RegExp("^[a-z_]+$", "u");
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "message") || (key0 === "code")) || (key0 === "fields"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err3 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err4 = {instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[a-z_]+$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err6 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/fields",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
const $MessageAnalytics = validate12;
const schema33 = {"$ref":"contract:schemas#/$defs/MessageAnalytics","$id":"contract:validate/$MessageAnalytics"};
const schema34 = {"type":"object","required":["period","received","sent_bot","sent_agent","sent_template","per_conversation","failed","delivery_rate","read_rate","by_day","by_kind","failed_by_reason","unmatched","words"],"additionalProperties":false,"properties":{"period":{"$ref":"contract:schemas#/$defs/AnalyticsPeriod"},"received":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"sent_bot":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"sent_agent":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"sent_template":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"per_conversation":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"failed":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"delivery_rate":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"read_rate":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"by_day":{"type":"array","maxItems":400,"items":{"$ref":"contract:schemas#/$defs/AnalyticsPoint"}},"by_kind":{"type":"array","maxItems":20,"items":{"$ref":"contract:schemas#/$defs/AnalyticsPoint"}},"failed_by_reason":{"type":"array","maxItems":50,"items":{"$ref":"contract:schemas#/$defs/AnalyticsPoint"}},"unmatched":{"type":"array","maxItems":100,"items":{"$ref":"contract:schemas#/$defs/TextCluster"}},"words":{"type":"array","maxItems":100,"items":{"$ref":"contract:schemas#/$defs/AnalyticsPoint"}}}};
const schema46 = {"type":"object","required":["text","count","samples"],"additionalProperties":false,"properties":{"text":{"type":"string"},"count":{"type":"integer","minimum":0},"samples":{"type":"array","maxItems":5,"items":{"type":"string"}}}};
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.period === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "period"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.received === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "received"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sent_bot === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "sent_bot"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sent_agent === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "sent_agent"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sent_template === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "sent_template"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.per_conversation === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "per_conversation"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.failed === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.delivery_rate === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "delivery_rate"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.read_rate === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "read_rate"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.by_day === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "by_day"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.by_kind === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "by_kind"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.failed_by_reason === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "failed_by_reason"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.unmatched === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "unmatched"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.words === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "words"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema34.properties, key0))){
const err14 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.period !== undefined){
if(!(validate3(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.received !== undefined){
let data1 = data.received;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.value === undefined){
const err15 = {instancePath:instancePath+"/received",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.previous === undefined){
const err16 = {instancePath:instancePath+"/received",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "value") || (key1 === "previous"))){
const err17 = {instancePath:instancePath+"/received",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.value !== undefined){
let data2 = data1.value;
if((!(typeof data2 == "number")) && (data2 !== null)){
const err18 = {instancePath:instancePath+"/received/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.previous !== undefined){
let data3 = data1.previous;
if((!(typeof data3 == "number")) && (data3 !== null)){
const err19 = {instancePath:instancePath+"/received/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/received",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sent_bot !== undefined){
let data4 = data.sent_bot;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.value === undefined){
const err21 = {instancePath:instancePath+"/sent_bot",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4.previous === undefined){
const err22 = {instancePath:instancePath+"/sent_bot",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "value") || (key2 === "previous"))){
const err23 = {instancePath:instancePath+"/sent_bot",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.value !== undefined){
let data5 = data4.value;
if((!(typeof data5 == "number")) && (data5 !== null)){
const err24 = {instancePath:instancePath+"/sent_bot/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.previous !== undefined){
let data6 = data4.previous;
if((!(typeof data6 == "number")) && (data6 !== null)){
const err25 = {instancePath:instancePath+"/sent_bot/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/sent_bot",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sent_agent !== undefined){
let data7 = data.sent_agent;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.value === undefined){
const err27 = {instancePath:instancePath+"/sent_agent",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.previous === undefined){
const err28 = {instancePath:instancePath+"/sent_agent",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key3 in data7){
if(!((key3 === "value") || (key3 === "previous"))){
const err29 = {instancePath:instancePath+"/sent_agent",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.value !== undefined){
let data8 = data7.value;
if((!(typeof data8 == "number")) && (data8 !== null)){
const err30 = {instancePath:instancePath+"/sent_agent/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data7.previous !== undefined){
let data9 = data7.previous;
if((!(typeof data9 == "number")) && (data9 !== null)){
const err31 = {instancePath:instancePath+"/sent_agent/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/sent_agent",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sent_template !== undefined){
let data10 = data.sent_template;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.value === undefined){
const err33 = {instancePath:instancePath+"/sent_template",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10.previous === undefined){
const err34 = {instancePath:instancePath+"/sent_template",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key4 in data10){
if(!((key4 === "value") || (key4 === "previous"))){
const err35 = {instancePath:instancePath+"/sent_template",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.value !== undefined){
let data11 = data10.value;
if((!(typeof data11 == "number")) && (data11 !== null)){
const err36 = {instancePath:instancePath+"/sent_template/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data10.previous !== undefined){
let data12 = data10.previous;
if((!(typeof data12 == "number")) && (data12 !== null)){
const err37 = {instancePath:instancePath+"/sent_template/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/sent_template",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.per_conversation !== undefined){
let data13 = data.per_conversation;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.value === undefined){
const err39 = {instancePath:instancePath+"/per_conversation",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.previous === undefined){
const err40 = {instancePath:instancePath+"/per_conversation",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key5 in data13){
if(!((key5 === "value") || (key5 === "previous"))){
const err41 = {instancePath:instancePath+"/per_conversation",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.value !== undefined){
let data14 = data13.value;
if((!(typeof data14 == "number")) && (data14 !== null)){
const err42 = {instancePath:instancePath+"/per_conversation/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.previous !== undefined){
let data15 = data13.previous;
if((!(typeof data15 == "number")) && (data15 !== null)){
const err43 = {instancePath:instancePath+"/per_conversation/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/per_conversation",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.failed !== undefined){
let data16 = data.failed;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.value === undefined){
const err45 = {instancePath:instancePath+"/failed",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data16.previous === undefined){
const err46 = {instancePath:instancePath+"/failed",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key6 in data16){
if(!((key6 === "value") || (key6 === "previous"))){
const err47 = {instancePath:instancePath+"/failed",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data16.value !== undefined){
let data17 = data16.value;
if((!(typeof data17 == "number")) && (data17 !== null)){
const err48 = {instancePath:instancePath+"/failed/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data16.previous !== undefined){
let data18 = data16.previous;
if((!(typeof data18 == "number")) && (data18 !== null)){
const err49 = {instancePath:instancePath+"/failed/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/failed",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.delivery_rate !== undefined){
let data19 = data.delivery_rate;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.value === undefined){
const err51 = {instancePath:instancePath+"/delivery_rate",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data19.previous === undefined){
const err52 = {instancePath:instancePath+"/delivery_rate",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key7 in data19){
if(!((key7 === "value") || (key7 === "previous"))){
const err53 = {instancePath:instancePath+"/delivery_rate",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.value !== undefined){
let data20 = data19.value;
if((!(typeof data20 == "number")) && (data20 !== null)){
const err54 = {instancePath:instancePath+"/delivery_rate/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data19.previous !== undefined){
let data21 = data19.previous;
if((!(typeof data21 == "number")) && (data21 !== null)){
const err55 = {instancePath:instancePath+"/delivery_rate/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/delivery_rate",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.read_rate !== undefined){
let data22 = data.read_rate;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.value === undefined){
const err57 = {instancePath:instancePath+"/read_rate",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data22.previous === undefined){
const err58 = {instancePath:instancePath+"/read_rate",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key8 in data22){
if(!((key8 === "value") || (key8 === "previous"))){
const err59 = {instancePath:instancePath+"/read_rate",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data22.value !== undefined){
let data23 = data22.value;
if((!(typeof data23 == "number")) && (data23 !== null)){
const err60 = {instancePath:instancePath+"/read_rate/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data22.previous !== undefined){
let data24 = data22.previous;
if((!(typeof data24 == "number")) && (data24 !== null)){
const err61 = {instancePath:instancePath+"/read_rate/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/read_rate",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.by_day !== undefined){
let data25 = data.by_day;
if(Array.isArray(data25)){
if(data25.length > 400){
const err63 = {instancePath:instancePath+"/by_day",keyword:"maxItems",params:{limit: 400}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
let data26 = data25[i0];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.label === undefined){
const err64 = {instancePath:instancePath+"/by_day/" + i0,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data26.value === undefined){
const err65 = {instancePath:instancePath+"/by_day/" + i0,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data26.previous === undefined){
const err66 = {instancePath:instancePath+"/by_day/" + i0,keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key9 in data26){
if(!(((key9 === "label") || (key9 === "value")) || (key9 === "previous"))){
const err67 = {instancePath:instancePath+"/by_day/" + i0,keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data26.label !== undefined){
if(typeof data26.label !== "string"){
const err68 = {instancePath:instancePath+"/by_day/" + i0+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data26.value !== undefined){
let data28 = data26.value;
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
const err69 = {instancePath:instancePath+"/by_day/" + i0+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/by_day/" + i0+"/value",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data26.previous !== undefined){
let data29 = data26.previous;
if((!(typeof data29 == "number")) && (data29 !== null)){
const err71 = {instancePath:instancePath+"/by_day/" + i0+"/previous",keyword:"type",params:{type: schema25.properties.previous.type}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/by_day/" + i0,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/by_day",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.by_kind !== undefined){
let data30 = data.by_kind;
if(Array.isArray(data30)){
if(data30.length > 20){
const err74 = {instancePath:instancePath+"/by_kind",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.label === undefined){
const err75 = {instancePath:instancePath+"/by_kind/" + i1,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data31.value === undefined){
const err76 = {instancePath:instancePath+"/by_kind/" + i1,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data31.previous === undefined){
const err77 = {instancePath:instancePath+"/by_kind/" + i1,keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
for(const key10 in data31){
if(!(((key10 === "label") || (key10 === "value")) || (key10 === "previous"))){
const err78 = {instancePath:instancePath+"/by_kind/" + i1,keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data31.label !== undefined){
if(typeof data31.label !== "string"){
const err79 = {instancePath:instancePath+"/by_kind/" + i1+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data31.value !== undefined){
let data33 = data31.value;
if(typeof data33 == "number"){
if(data33 < 0 || isNaN(data33)){
const err80 = {instancePath:instancePath+"/by_kind/" + i1+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/by_kind/" + i1+"/value",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data31.previous !== undefined){
let data34 = data31.previous;
if((!(typeof data34 == "number")) && (data34 !== null)){
const err82 = {instancePath:instancePath+"/by_kind/" + i1+"/previous",keyword:"type",params:{type: schema25.properties.previous.type}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/by_kind/" + i1,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/by_kind",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.failed_by_reason !== undefined){
let data35 = data.failed_by_reason;
if(Array.isArray(data35)){
if(data35.length > 50){
const err85 = {instancePath:instancePath+"/failed_by_reason",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
let data36 = data35[i2];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.label === undefined){
const err86 = {instancePath:instancePath+"/failed_by_reason/" + i2,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data36.value === undefined){
const err87 = {instancePath:instancePath+"/failed_by_reason/" + i2,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data36.previous === undefined){
const err88 = {instancePath:instancePath+"/failed_by_reason/" + i2,keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
for(const key11 in data36){
if(!(((key11 === "label") || (key11 === "value")) || (key11 === "previous"))){
const err89 = {instancePath:instancePath+"/failed_by_reason/" + i2,keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data36.label !== undefined){
if(typeof data36.label !== "string"){
const err90 = {instancePath:instancePath+"/failed_by_reason/" + i2+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data36.value !== undefined){
let data38 = data36.value;
if(typeof data38 == "number"){
if(data38 < 0 || isNaN(data38)){
const err91 = {instancePath:instancePath+"/failed_by_reason/" + i2+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/failed_by_reason/" + i2+"/value",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data36.previous !== undefined){
let data39 = data36.previous;
if((!(typeof data39 == "number")) && (data39 !== null)){
const err93 = {instancePath:instancePath+"/failed_by_reason/" + i2+"/previous",keyword:"type",params:{type: schema25.properties.previous.type}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/failed_by_reason/" + i2,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/failed_by_reason",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.unmatched !== undefined){
let data40 = data.unmatched;
if(Array.isArray(data40)){
if(data40.length > 100){
const err96 = {instancePath:instancePath+"/unmatched",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const len3 = data40.length;
for(let i3=0; i3<len3; i3++){
let data41 = data40[i3];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.text === undefined){
const err97 = {instancePath:instancePath+"/unmatched/" + i3,keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data41.count === undefined){
const err98 = {instancePath:instancePath+"/unmatched/" + i3,keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data41.samples === undefined){
const err99 = {instancePath:instancePath+"/unmatched/" + i3,keyword:"required",params:{missingProperty: "samples"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
for(const key12 in data41){
if(!(((key12 === "text") || (key12 === "count")) || (key12 === "samples"))){
const err100 = {instancePath:instancePath+"/unmatched/" + i3,keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data41.text !== undefined){
if(typeof data41.text !== "string"){
const err101 = {instancePath:instancePath+"/unmatched/" + i3+"/text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data41.count !== undefined){
let data43 = data41.count;
if(!((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43)))){
const err102 = {instancePath:instancePath+"/unmatched/" + i3+"/count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(typeof data43 == "number"){
if(data43 < 0 || isNaN(data43)){
const err103 = {instancePath:instancePath+"/unmatched/" + i3+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
if(data41.samples !== undefined){
let data44 = data41.samples;
if(Array.isArray(data44)){
if(data44.length > 5){
const err104 = {instancePath:instancePath+"/unmatched/" + i3+"/samples",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
const len4 = data44.length;
for(let i4=0; i4<len4; i4++){
if(typeof data44[i4] !== "string"){
const err105 = {instancePath:instancePath+"/unmatched/" + i3+"/samples/" + i4,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/unmatched/" + i3+"/samples",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/unmatched/" + i3,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/unmatched",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.words !== undefined){
let data46 = data.words;
if(Array.isArray(data46)){
if(data46.length > 100){
const err109 = {instancePath:instancePath+"/words",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
const len5 = data46.length;
for(let i5=0; i5<len5; i5++){
let data47 = data46[i5];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.label === undefined){
const err110 = {instancePath:instancePath+"/words/" + i5,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data47.value === undefined){
const err111 = {instancePath:instancePath+"/words/" + i5,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data47.previous === undefined){
const err112 = {instancePath:instancePath+"/words/" + i5,keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
for(const key13 in data47){
if(!(((key13 === "label") || (key13 === "value")) || (key13 === "previous"))){
const err113 = {instancePath:instancePath+"/words/" + i5,keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data47.label !== undefined){
if(typeof data47.label !== "string"){
const err114 = {instancePath:instancePath+"/words/" + i5+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data47.value !== undefined){
let data49 = data47.value;
if(typeof data49 == "number"){
if(data49 < 0 || isNaN(data49)){
const err115 = {instancePath:instancePath+"/words/" + i5+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/words/" + i5+"/value",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data47.previous !== undefined){
let data50 = data47.previous;
if((!(typeof data50 == "number")) && (data50 !== null)){
const err117 = {instancePath:instancePath+"/words/" + i5+"/previous",keyword:"type",params:{type: schema25.properties.previous.type}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/words/" + i5,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/words",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}
const $IntentsAnalytics = validate16;
const schema48 = {"$ref":"contract:schemas#/$defs/IntentsAnalytics","$id":"contract:validate/$IntentsAnalytics"};
const schema49 = {"type":"object","required":["period","hits","confidence","fallback_rate","intents","confused","entities","forms","unused"],"additionalProperties":false,"properties":{"period":{"$ref":"contract:schemas#/$defs/AnalyticsPeriod"},"hits":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"confidence":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"fallback_rate":{"$ref":"contract:schemas#/$defs/AnalyticsFigure"},"intents":{"type":"array","maxItems":2000,"items":{"$ref":"contract:schemas#/$defs/IntentAnalytics"}},"confused":{"type":"array","maxItems":100,"items":{"$ref":"contract:schemas#/$defs/ConfusedPair"}},"entities":{"type":"array","maxItems":500,"items":{"$ref":"contract:schemas#/$defs/AnalyticsPoint"}},"forms":{"type":"array","maxItems":200,"items":{"$ref":"contract:schemas#/$defs/FormFunnel"}},"unused":{"type":"array","maxItems":2000,"items":{"type":"string"}}}};
const schema55 = {"type":"object","required":["first","second","count"],"additionalProperties":false,"properties":{"first":{"type":"string"},"second":{"type":"string"},"count":{"type":"integer","minimum":0}}};
const schema53 = {"type":"object","required":["id","description","hits","confidence","misunderstood","drop_off","feedback_up","feedback_down","last_used_at"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"description":{"type":"string"},"hits":{"type":"integer","minimum":0},"confidence":{"type":"number","minimum":0,"maximum":1},"misunderstood":{"type":"integer","minimum":0},"drop_off":{"type":"number","minimum":0,"maximum":100},"feedback_up":{"type":"integer","minimum":0},"feedback_down":{"type":"integer","minimum":0},"last_used_at":{"type":["string","null"],"format":"date-time"}}};
const schema54 = {"type":"integer","minimum":1,"maximum":2147483647};
const formats4 = isDateTime;
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hits === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "hits"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.confidence === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.misunderstood === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "misunderstood"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.drop_off === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "drop_off"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.feedback_up === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "feedback_up"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.feedback_down === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "feedback_down"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.last_used_at === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "last_used_at"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema53.properties, key0))){
const err9 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err10 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err11 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err12 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err13 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.hits !== undefined){
let data2 = data.hits;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err14 = {instancePath:instancePath+"/hits",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/hits",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.confidence !== undefined){
let data3 = data.confidence;
if(typeof data3 == "number"){
if(data3 > 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/confidence",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/confidence",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/confidence",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.misunderstood !== undefined){
let data4 = data.misunderstood;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err19 = {instancePath:instancePath+"/misunderstood",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/misunderstood",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.drop_off !== undefined){
let data5 = data.drop_off;
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/drop_off",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/drop_off",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/drop_off",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.feedback_up !== undefined){
let data6 = data.feedback_up;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err24 = {instancePath:instancePath+"/feedback_up",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/feedback_up",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.feedback_down !== undefined){
let data7 = data.feedback_down;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err26 = {instancePath:instancePath+"/feedback_down",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/feedback_down",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.last_used_at !== undefined){
let data8 = data.last_used_at;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: schema53.properties.last_used_at.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err29 = {instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
else {
const err30 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
const schema57 = {"type":"object","required":["form","started","finished","steps"],"additionalProperties":false,"properties":{"form":{"type":"string"},"started":{"type":"integer","minimum":0},"finished":{"type":"integer","minimum":0},"steps":{"type":"array","maxItems":200,"items":{"$ref":"contract:schemas#/$defs/AnalyticsPoint"}}}};
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "form"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.started === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "started"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.finished === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "finished"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.steps === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "steps"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "form") || (key0 === "started")) || (key0 === "finished")) || (key0 === "steps"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.form !== undefined){
if(typeof data.form !== "string"){
const err5 = {instancePath:instancePath+"/form",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.started !== undefined){
let data1 = data.started;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/started",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/started",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.finished !== undefined){
let data2 = data.finished;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/finished",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/finished",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.steps !== undefined){
let data3 = data.steps;
if(Array.isArray(data3)){
if(data3.length > 200){
const err10 = {instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.label === undefined){
const err11 = {instancePath:instancePath+"/steps/" + i0,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.value === undefined){
const err12 = {instancePath:instancePath+"/steps/" + i0,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.previous === undefined){
const err13 = {instancePath:instancePath+"/steps/" + i0,keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "label") || (key1 === "value")) || (key1 === "previous"))){
const err14 = {instancePath:instancePath+"/steps/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.label !== undefined){
if(typeof data4.label !== "string"){
const err15 = {instancePath:instancePath+"/steps/" + i0+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/steps/" + i0+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/steps/" + i0+"/value",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.previous !== undefined){
let data7 = data4.previous;
if((!(typeof data7 == "number")) && (data7 !== null)){
const err18 = {instancePath:instancePath+"/steps/" + i0+"/previous",keyword:"type",params:{type: schema25.properties.previous.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/steps/" + i0,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.period === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "period"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hits === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "hits"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.confidence === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fallback_rate === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "fallback_rate"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.intents === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "intents"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.confused === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "confused"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.entities === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "entities"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.forms === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "forms"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.unused === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "unused"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema49.properties, key0))){
const err9 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.period !== undefined){
if(!(validate3(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.hits !== undefined){
let data1 = data.hits;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.value === undefined){
const err10 = {instancePath:instancePath+"/hits",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.previous === undefined){
const err11 = {instancePath:instancePath+"/hits",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "value") || (key1 === "previous"))){
const err12 = {instancePath:instancePath+"/hits",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.value !== undefined){
let data2 = data1.value;
if((!(typeof data2 == "number")) && (data2 !== null)){
const err13 = {instancePath:instancePath+"/hits/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.previous !== undefined){
let data3 = data1.previous;
if((!(typeof data3 == "number")) && (data3 !== null)){
const err14 = {instancePath:instancePath+"/hits/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/hits",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.confidence !== undefined){
let data4 = data.confidence;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.value === undefined){
const err16 = {instancePath:instancePath+"/confidence",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.previous === undefined){
const err17 = {instancePath:instancePath+"/confidence",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "value") || (key2 === "previous"))){
const err18 = {instancePath:instancePath+"/confidence",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.value !== undefined){
let data5 = data4.value;
if((!(typeof data5 == "number")) && (data5 !== null)){
const err19 = {instancePath:instancePath+"/confidence/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.previous !== undefined){
let data6 = data4.previous;
if((!(typeof data6 == "number")) && (data6 !== null)){
const err20 = {instancePath:instancePath+"/confidence/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/confidence",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.fallback_rate !== undefined){
let data7 = data.fallback_rate;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.value === undefined){
const err22 = {instancePath:instancePath+"/fallback_rate",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.previous === undefined){
const err23 = {instancePath:instancePath+"/fallback_rate",keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key3 in data7){
if(!((key3 === "value") || (key3 === "previous"))){
const err24 = {instancePath:instancePath+"/fallback_rate",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.value !== undefined){
let data8 = data7.value;
if((!(typeof data8 == "number")) && (data8 !== null)){
const err25 = {instancePath:instancePath+"/fallback_rate/value",keyword:"type",params:{type: schema5.properties.value.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.previous !== undefined){
let data9 = data7.previous;
if((!(typeof data9 == "number")) && (data9 !== null)){
const err26 = {instancePath:instancePath+"/fallback_rate/previous",keyword:"type",params:{type: schema5.properties.previous.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/fallback_rate",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.intents !== undefined){
let data10 = data.intents;
if(Array.isArray(data10)){
if(data10.length > 2000){
const err28 = {instancePath:instancePath+"/intents",keyword:"maxItems",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate19(data10[i0], {instancePath:instancePath+"/intents/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/intents",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.confused !== undefined){
let data12 = data.confused;
if(Array.isArray(data12)){
if(data12.length > 100){
const err30 = {instancePath:instancePath+"/confused",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.first === undefined){
const err31 = {instancePath:instancePath+"/confused/" + i1,keyword:"required",params:{missingProperty: "first"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.second === undefined){
const err32 = {instancePath:instancePath+"/confused/" + i1,keyword:"required",params:{missingProperty: "second"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.count === undefined){
const err33 = {instancePath:instancePath+"/confused/" + i1,keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key4 in data13){
if(!(((key4 === "first") || (key4 === "second")) || (key4 === "count"))){
const err34 = {instancePath:instancePath+"/confused/" + i1,keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.first !== undefined){
if(typeof data13.first !== "string"){
const err35 = {instancePath:instancePath+"/confused/" + i1+"/first",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.second !== undefined){
if(typeof data13.second !== "string"){
const err36 = {instancePath:instancePath+"/confused/" + i1+"/second",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.count !== undefined){
let data16 = data13.count;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err37 = {instancePath:instancePath+"/confused/" + i1+"/count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/confused/" + i1+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/confused/" + i1,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/confused",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.entities !== undefined){
let data17 = data.entities;
if(Array.isArray(data17)){
if(data17.length > 500){
const err41 = {instancePath:instancePath+"/entities",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.label === undefined){
const err42 = {instancePath:instancePath+"/entities/" + i2,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data18.value === undefined){
const err43 = {instancePath:instancePath+"/entities/" + i2,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data18.previous === undefined){
const err44 = {instancePath:instancePath+"/entities/" + i2,keyword:"required",params:{missingProperty: "previous"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key5 in data18){
if(!(((key5 === "label") || (key5 === "value")) || (key5 === "previous"))){
const err45 = {instancePath:instancePath+"/entities/" + i2,keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.label !== undefined){
if(typeof data18.label !== "string"){
const err46 = {instancePath:instancePath+"/entities/" + i2+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data18.value !== undefined){
let data20 = data18.value;
if(typeof data20 == "number"){
if(data20 < 0 || isNaN(data20)){
const err47 = {instancePath:instancePath+"/entities/" + i2+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/entities/" + i2+"/value",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data18.previous !== undefined){
let data21 = data18.previous;
if((!(typeof data21 == "number")) && (data21 !== null)){
const err49 = {instancePath:instancePath+"/entities/" + i2+"/previous",keyword:"type",params:{type: schema25.properties.previous.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/entities/" + i2,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/entities",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.forms !== undefined){
let data22 = data.forms;
if(Array.isArray(data22)){
if(data22.length > 200){
const err52 = {instancePath:instancePath+"/forms",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
if(!(validate21(data22[i3], {instancePath:instancePath+"/forms/" + i3,parentData:data22,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err53 = {instancePath:instancePath+"/forms",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.unused !== undefined){
let data24 = data.unused;
if(Array.isArray(data24)){
if(data24.length > 2000){
const err54 = {instancePath:instancePath+"/unused",keyword:"maxItems",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
if(typeof data24[i4] !== "string"){
const err55 = {instancePath:instancePath+"/unused/" + i4,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/unused",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
validate16.errors = vErrors;
return errors === 0;
}
const $reportList200 = validate24;
const schema59 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/AnalyticsReport"},"$id":"contract:validate/$reportList200"};
const schema60 = {"type":"object","required":["id","name","page","period","format","emails","enabled","last_sent_at","created_at","updated_at","version"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"page":{"$ref":"contract:schemas#/$defs/ReportPage"},"period":{"$ref":"contract:schemas#/$defs/ReportPeriod"},"format":{"$ref":"contract:schemas#/$defs/ReportFormat"},"emails":{"type":"array","maxItems":20,"items":{"type":"string","format":"email","maxLength":150},"minItems":1,"uniqueItems":true},"enabled":{"type":"boolean"},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"},"id":{"$ref":"contract:schemas#/$defs/Id"},"last_sent_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"}}};
const schema61 = {"type":"string","enum":["conversations","messages","intents"]};
const schema62 = {"type":"string","enum":["weekly","monthly"]};
const schema63 = {"type":"string","enum":["pdf","csv"]};
const schema64 = {"type":"integer","minimum":1};
const schema66 = {"type":"string","format":"date-time"};
const schema67 = {"type":"string","format":"date-time"};
const pattern2 = new RegExp("^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$", "u");
const formats6 = isEmail;
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.page === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "page"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.period === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "period"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.format === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "format"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.emails === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "emails"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.enabled === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.last_sent_at === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "last_sent_at"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.created_at === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.updated_at === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.version === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema60.properties, key0))){
const err11 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err12 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data0) < 1){
const err13 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data0)){
const err14 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.page !== undefined){
let data1 = data.page;
if(typeof data1 !== "string"){
const err16 = {instancePath:instancePath+"/page",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data1 === "conversations") || (data1 === "messages")) || (data1 === "intents"))){
const err17 = {instancePath:instancePath+"/page",keyword:"enum",params:{allowedValues: schema61.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.period !== undefined){
let data2 = data.period;
if(typeof data2 !== "string"){
const err18 = {instancePath:instancePath+"/period",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data2 === "weekly") || (data2 === "monthly"))){
const err19 = {instancePath:instancePath+"/period",keyword:"enum",params:{allowedValues: schema62.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 !== "string"){
const err20 = {instancePath:instancePath+"/format",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data3 === "pdf") || (data3 === "csv"))){
const err21 = {instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schema63.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.emails !== undefined){
let data4 = data.emails;
if(Array.isArray(data4)){
if(data4.length > 20){
const err22 = {instancePath:instancePath+"/emails",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4.length < 1){
const err23 = {instancePath:instancePath+"/emails",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 150){
const err24 = {instancePath:instancePath+"/emails/" + i0,keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats6(data5))){
const err25 = {instancePath:instancePath+"/emails/" + i0,keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/emails/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err27 = {instancePath:instancePath+"/emails",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err28 = {instancePath:instancePath+"/emails",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err29 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.version !== undefined){
let data7 = data.version;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err30 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.id !== undefined){
let data8 = data.id;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err32 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err34 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.last_sent_at !== undefined){
let data9 = data.last_sent_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err35 = {instancePath:instancePath+"/last_sent_at",keyword:"type",params:{type: schema60.properties.last_sent_at.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err36 = {instancePath:instancePath+"/last_sent_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.created_at !== undefined){
let data10 = data.created_at;
if(typeof data10 === "string"){
if(!(formats4(data10))){
const err37 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data11 = data.updated_at;
if(typeof data11 === "string"){
if(!(formats4(data11))){
const err39 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
const $AnalyticsReport = validate27;
const schema68 = {"$ref":"contract:schemas#/$defs/AnalyticsReport","$id":"contract:validate/$AnalyticsReport"};
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.page === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "page"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.period === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "period"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.format === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "format"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.emails === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "emails"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.enabled === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.last_sent_at === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "last_sent_at"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.created_at === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.updated_at === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.version === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema60.properties, key0))){
const err11 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err12 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data0) < 1){
const err13 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data0)){
const err14 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.page !== undefined){
let data1 = data.page;
if(typeof data1 !== "string"){
const err16 = {instancePath:instancePath+"/page",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data1 === "conversations") || (data1 === "messages")) || (data1 === "intents"))){
const err17 = {instancePath:instancePath+"/page",keyword:"enum",params:{allowedValues: schema61.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.period !== undefined){
let data2 = data.period;
if(typeof data2 !== "string"){
const err18 = {instancePath:instancePath+"/period",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data2 === "weekly") || (data2 === "monthly"))){
const err19 = {instancePath:instancePath+"/period",keyword:"enum",params:{allowedValues: schema62.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 !== "string"){
const err20 = {instancePath:instancePath+"/format",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data3 === "pdf") || (data3 === "csv"))){
const err21 = {instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schema63.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.emails !== undefined){
let data4 = data.emails;
if(Array.isArray(data4)){
if(data4.length > 20){
const err22 = {instancePath:instancePath+"/emails",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4.length < 1){
const err23 = {instancePath:instancePath+"/emails",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 150){
const err24 = {instancePath:instancePath+"/emails/" + i0,keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats6(data5))){
const err25 = {instancePath:instancePath+"/emails/" + i0,keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/emails/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err27 = {instancePath:instancePath+"/emails",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err28 = {instancePath:instancePath+"/emails",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err29 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.version !== undefined){
let data7 = data.version;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err30 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.id !== undefined){
let data8 = data.id;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err32 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err34 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.last_sent_at !== undefined){
let data9 = data.last_sent_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err35 = {instancePath:instancePath+"/last_sent_at",keyword:"type",params:{type: schema60.properties.last_sent_at.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err36 = {instancePath:instancePath+"/last_sent_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.created_at !== undefined){
let data10 = data.created_at;
if(typeof data10 === "string"){
if(!(formats4(data10))){
const err37 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data11 = data.updated_at;
if(typeof data11 === "string"){
if(!(formats4(data11))){
const err39 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
export const answers = {
  conversationAnalyticsGet: {
    200: $ConversationAnalytics,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  messageAnalyticsGet: {
    200: $MessageAnalytics,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  intentAnalyticsGet: {
    200: $IntentsAnalytics,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  reportList: {
    200: $reportList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  reportCreate: {
    201: $AnalyticsReport,
    400: $Error,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    413: $Error,
    415: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  reportGet: {
    200: $AnalyticsReport,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  reportUpdate: {
    200: $AnalyticsReport,
    400: $Error,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    413: $Error,
    415: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  reportDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
}
