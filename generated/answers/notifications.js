// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { codePoints, isDate, isDateTime, isSame } from '../../src/contract/formats.ts'
const $NotificationSettings = validate0;
const schema0 = {"$ref":"contract:schemas#/$defs/NotificationSettings","$id":"contract:validate/$NotificationSettings"};
const schema2 = {"type":"object","required":["rules"],"additionalProperties":false,"properties":{"rules":{"type":"array","maxItems":200,"items":{"$ref":"contract:schemas#/$defs/NotificationRule"}},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"}}};
const schema14 = {"type":"integer","minimum":1};
const schema3 = {"type":"object","required":["type","channels","events","enabled"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"],"minimum":1},"type":{"$ref":"contract:schemas#/$defs/NotificationType"},"contact_id":{"type":["integer","null"],"minimum":1},"user_id":{"type":["integer","null"],"minimum":1},"channels":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/NotificationChannel"}},"events":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/NotificationEvent"}},"area_ids":{"type":"array","uniqueItems":true,"maxItems":200,"items":{"type":"integer","minimum":1,"maximum":2147483647}},"unanswered_minutes":{"type":["integer","null"],"minimum":1,"maximum":1440},"schedule":{"anyOf":[{"$ref":"contract:schemas#/$defs/OpeningHours"},{"type":"null"}]},"quiet_hours":{"anyOf":[{"$ref":"contract:schemas#/$defs/TimeRange"},{"type":"null"}]},"digest":{"$ref":"contract:schemas#/$defs/Digest"},"enabled":{"type":"boolean"}}};
const schema4 = {"type":"integer","enum":[1,2,3,4]};
const schema5 = {"type":"string","enum":["email","whatsapp","push","sound"]};
const schema6 = {"type":"string","enum":["live_chat","assigned","reply","mention","unanswered","sla_warning","sla_breach","training_finished","training_failed","channel_disconnected","template_rejected","campaign_finished","low_stock","quota","lead","form_completed","new_device"]};
const schema10 = {"type":"object","required":["from","to"],"additionalProperties":false,"properties":{"from":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"to":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"}}};
const schema13 = {"type":"string","enum":["none","hourly","daily"]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = isSame;
const schema7 = {"type":"object","required":["timezone","always_open","week","exceptions"],"additionalProperties":false,"properties":{"timezone":{"$ref":"contract:schemas#/$defs/TimeZone"},"always_open":{"type":"boolean"},"week":{"type":"array","maxItems":7,"items":{"type":"object","required":["day","ranges"],"additionalProperties":false,"properties":{"day":{"$ref":"contract:schemas#/$defs/Weekday"},"ranges":{"type":"array","maxItems":6,"items":{"$ref":"contract:schemas#/$defs/TimeRange"}}}}},"exceptions":{"type":"array","maxItems":200,"items":{"type":"object","required":["date_from","date_to","name","ranges"],"additionalProperties":false,"properties":{"date_from":{"type":"string","format":"date"},"date_to":{"type":"string","format":"date"},"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"ranges":{"type":"array","maxItems":6,"items":{"$ref":"contract:schemas#/$defs/TimeRange"}}}}}}};
const schema8 = {"type":"string","maxLength":60,"pattern":"^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$"};
const schema9 = {"type":"integer","enum":[0,1,2,3,4,5,6]};
const func3 = codePoints;
const pattern0 = new RegExp("^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$", "u");
const pattern1 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern3 = new RegExp("^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$", "u");
const formats0 = isDate;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timezone === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "timezone"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.always_open === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "always_open"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.week === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "week"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exceptions === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "exceptions"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "timezone") || (key0 === "always_open")) || (key0 === "week")) || (key0 === "exceptions"))){
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
if(data.timezone !== undefined){
let data0 = data.timezone;
if(typeof data0 === "string"){
if(func3(data0) > 60){
const err5 = {instancePath:instancePath+"/timezone",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/timezone",keyword:"pattern",params:{pattern: "^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$"}};
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
const err7 = {instancePath:instancePath+"/timezone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.always_open !== undefined){
if(typeof data.always_open !== "boolean"){
const err8 = {instancePath:instancePath+"/always_open",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.week !== undefined){
let data2 = data.week;
if(Array.isArray(data2)){
if(data2.length > 7){
const err9 = {instancePath:instancePath+"/week",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.day === undefined){
const err10 = {instancePath:instancePath+"/week/" + i0,keyword:"required",params:{missingProperty: "day"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.ranges === undefined){
const err11 = {instancePath:instancePath+"/week/" + i0,keyword:"required",params:{missingProperty: "ranges"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "day") || (key1 === "ranges"))){
const err12 = {instancePath:instancePath+"/week/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.day !== undefined){
let data4 = data3.day;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/week/" + i0+"/day",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((((data4 === 0) || (data4 === 1)) || (data4 === 2)) || (data4 === 3)) || (data4 === 4)) || (data4 === 5)) || (data4 === 6))){
const err14 = {instancePath:instancePath+"/week/" + i0+"/day",keyword:"enum",params:{allowedValues: schema9.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.ranges !== undefined){
let data5 = data3.ranges;
if(Array.isArray(data5)){
if(data5.length > 6){
const err15 = {instancePath:instancePath+"/week/" + i0+"/ranges",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.from === undefined){
const err16 = {instancePath:instancePath+"/week/" + i0+"/ranges/" + i1,keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.to === undefined){
const err17 = {instancePath:instancePath+"/week/" + i0+"/ranges/" + i1,keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "from") || (key2 === "to"))){
const err18 = {instancePath:instancePath+"/week/" + i0+"/ranges/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.from !== undefined){
let data7 = data6.from;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
const err19 = {instancePath:instancePath+"/week/" + i0+"/ranges/" + i1+"/from",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/week/" + i0+"/ranges/" + i1+"/from",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.to !== undefined){
let data8 = data6.to;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
const err21 = {instancePath:instancePath+"/week/" + i0+"/ranges/" + i1+"/to",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/week/" + i0+"/ranges/" + i1+"/to",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/week/" + i0+"/ranges/" + i1,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/week/" + i0+"/ranges",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/week/" + i0,keyword:"type",params:{type: "object"}};
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
const err26 = {instancePath:instancePath+"/week",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.exceptions !== undefined){
let data9 = data.exceptions;
if(Array.isArray(data9)){
if(data9.length > 200){
const err27 = {instancePath:instancePath+"/exceptions",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.date_from === undefined){
const err28 = {instancePath:instancePath+"/exceptions/" + i2,keyword:"required",params:{missingProperty: "date_from"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.date_to === undefined){
const err29 = {instancePath:instancePath+"/exceptions/" + i2,keyword:"required",params:{missingProperty: "date_to"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.name === undefined){
const err30 = {instancePath:instancePath+"/exceptions/" + i2,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.ranges === undefined){
const err31 = {instancePath:instancePath+"/exceptions/" + i2,keyword:"required",params:{missingProperty: "ranges"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key3 in data10){
if(!((((key3 === "date_from") || (key3 === "date_to")) || (key3 === "name")) || (key3 === "ranges"))){
const err32 = {instancePath:instancePath+"/exceptions/" + i2,keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.date_from !== undefined){
let data11 = data10.date_from;
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err33 = {instancePath:instancePath+"/exceptions/" + i2+"/date_from",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/exceptions/" + i2+"/date_from",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.date_to !== undefined){
let data12 = data10.date_to;
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err35 = {instancePath:instancePath+"/exceptions/" + i2+"/date_to",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/exceptions/" + i2+"/date_to",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data10.name !== undefined){
let data13 = data10.name;
if(typeof data13 === "string"){
if(func3(data13) > 60){
const err37 = {instancePath:instancePath+"/exceptions/" + i2+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func3(data13) < 1){
const err38 = {instancePath:instancePath+"/exceptions/" + i2+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern3.test(data13)){
const err39 = {instancePath:instancePath+"/exceptions/" + i2+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err40 = {instancePath:instancePath+"/exceptions/" + i2+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.ranges !== undefined){
let data14 = data10.ranges;
if(Array.isArray(data14)){
if(data14.length > 6){
const err41 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.from === undefined){
const err42 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3,keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.to === undefined){
const err43 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3,keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key4 in data15){
if(!((key4 === "from") || (key4 === "to"))){
const err44 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3,keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data15.from !== undefined){
let data16 = data15.from;
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
const err45 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3+"/from",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3+"/from",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.to !== undefined){
let data17 = data15.to;
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
const err47 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3+"/to",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
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
const err48 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3+"/to",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3,keyword:"type",params:{type: "object"}};
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
const err50 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges",keyword:"type",params:{type: "array"}};
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
const err51 = {instancePath:instancePath+"/exceptions/" + i2,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/exceptions",keyword:"type",params:{type: "array"}};
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
const err53 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.channels === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "channels"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.events === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.enabled === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
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
if(data.id !== undefined){
let data0 = data.id;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema3.properties.id.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.type !== undefined){
let data1 = data.type;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4))){
const err8 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.contact_id !== undefined){
let data2 = data.contact_id;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err9 = {instancePath:instancePath+"/contact_id",keyword:"type",params:{type: schema3.properties.contact_id.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/contact_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.user_id !== undefined){
let data3 = data.user_id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/user_id",keyword:"type",params:{type: schema3.properties.user_id.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.channels !== undefined){
let data4 = data.channels;
if(Array.isArray(data4)){
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/channels",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/channels/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data5 === "email") || (data5 === "whatsapp")) || (data5 === "push")) || (data5 === "sound"))){
const err15 = {instancePath:instancePath+"/channels/" + i0,keyword:"enum",params:{allowedValues: schema5.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data4[i1], data4[j0])){
const err16 = {instancePath:instancePath+"/channels",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.events !== undefined){
let data6 = data.events;
if(Array.isArray(data6)){
if(data6.length < 1){
const err18 = {instancePath:instancePath+"/events",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/events/" + i2,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((((((((((((data7 === "live_chat") || (data7 === "assigned")) || (data7 === "reply")) || (data7 === "mention")) || (data7 === "unanswered")) || (data7 === "sla_warning")) || (data7 === "sla_breach")) || (data7 === "training_finished")) || (data7 === "training_failed")) || (data7 === "channel_disconnected")) || (data7 === "template_rejected")) || (data7 === "campaign_finished")) || (data7 === "low_stock")) || (data7 === "quota")) || (data7 === "lead")) || (data7 === "form_completed")) || (data7 === "new_device"))){
const err20 = {instancePath:instancePath+"/events/" + i2,keyword:"enum",params:{allowedValues: schema6.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let i3 = data6.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func1(data6[i3], data6[j1])){
const err21 = {instancePath:instancePath+"/events",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/events",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.area_ids !== undefined){
let data8 = data.area_ids;
if(Array.isArray(data8)){
if(data8.length > 200){
const err23 = {instancePath:instancePath+"/area_ids",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
let data9 = data8[i4];
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err24 = {instancePath:instancePath+"/area_ids/" + i4,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/area_ids/" + i4,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/area_ids/" + i4,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i5 = data8.length;
let j2;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data8[i5];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err27 = {instancePath:instancePath+"/area_ids",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err28 = {instancePath:instancePath+"/area_ids",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.unanswered_minutes !== undefined){
let data10 = data.unanswered_minutes;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/unanswered_minutes",keyword:"type",params:{type: schema3.properties.unanswered_minutes.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 1440 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/unanswered_minutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/unanswered_minutes",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.schedule !== undefined){
let data11 = data.schedule;
const _errs28 = errors;
let valid13 = false;
const _errs29 = errors;
if(!(validate4(data11, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs29 === errors;
valid13 = valid13 || _valid0;
if(!valid13){
const _errs30 = errors;
if(data11 !== null){
const err32 = {instancePath:instancePath+"/schedule",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs30 === errors;
valid13 = valid13 || _valid0;
}
if(!valid13){
const err33 = {instancePath:instancePath+"/schedule",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.quiet_hours !== undefined){
let data12 = data.quiet_hours;
const _errs33 = errors;
let valid14 = false;
const _errs34 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.from === undefined){
const err34 = {instancePath:instancePath+"/quiet_hours",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.to === undefined){
const err35 = {instancePath:instancePath+"/quiet_hours",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key1 in data12){
if(!((key1 === "from") || (key1 === "to"))){
const err36 = {instancePath:instancePath+"/quiet_hours",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.from !== undefined){
let data13 = data12.from;
if(typeof data13 === "string"){
if(!pattern1.test(data13)){
const err37 = {instancePath:instancePath+"/quiet_hours/from",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
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
const err38 = {instancePath:instancePath+"/quiet_hours/from",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.to !== undefined){
let data14 = data12.to;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
const err39 = {instancePath:instancePath+"/quiet_hours/to",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
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
const err40 = {instancePath:instancePath+"/quiet_hours/to",keyword:"type",params:{type: "string"}};
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
const err41 = {instancePath:instancePath+"/quiet_hours",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid1 = _errs34 === errors;
valid14 = valid14 || _valid1;
if(!valid14){
const _errs42 = errors;
if(data12 !== null){
const err42 = {instancePath:instancePath+"/quiet_hours",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid1 = _errs42 === errors;
valid14 = valid14 || _valid1;
}
if(!valid14){
const err43 = {instancePath:instancePath+"/quiet_hours",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.digest !== undefined){
let data15 = data.digest;
if(typeof data15 !== "string"){
const err44 = {instancePath:instancePath+"/digest",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(((data15 === "none") || (data15 === "hourly")) || (data15 === "daily"))){
const err45 = {instancePath:instancePath+"/digest",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err46 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
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
const err47 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rules === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "rules"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "rules") || (key0 === "version"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rules !== undefined){
let data0 = data.rules;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/rules",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data0[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/rules",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
const $Error = validate8;
const schema15 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema16 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern8 = new RegExp("^[a-z_]+$", "u");
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern8.test(data1)){
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
validate8.errors = vErrors;
return errors === 0;
}
const $notificationContactList200 = validate9;
const schema17 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/NotificationContact"},"$id":"contract:validate/$notificationContactList200"};
const schema18 = {"type":"object","required":["id","contact_id","name","phone","type","area_id","last_sent_at"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"contact_id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"},"phone":{"type":"string"},"type":{"$ref":"contract:schemas#/$defs/NotificationType"},"area_id":{"type":["integer","null"]},"last_sent_at":{"type":["string","null"],"format":"date-time"}}};
const schema19 = {"type":"integer","minimum":1,"maximum":2147483647};
const formats4 = isDateTime;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.contact_id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "contact_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.phone === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.area_id === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "area_id"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.last_sent_at === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "last_sent_at"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "contact_id")) || (key0 === "name")) || (key0 === "phone")) || (key0 === "type")) || (key0 === "area_id")) || (key0 === "last_sent_at"))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err8 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.contact_id !== undefined){
let data1 = data.contact_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err11 = {instancePath:instancePath+"/contact_id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/contact_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err13 = {instancePath:instancePath+"/contact_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err14 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
const err15 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err16 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((data4 === 1) || (data4 === 2)) || (data4 === 3)) || (data4 === 4))){
const err17 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.area_id !== undefined){
let data5 = data.area_id;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err18 = {instancePath:instancePath+"/area_id",keyword:"type",params:{type: schema18.properties.area_id.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.last_sent_at !== undefined){
let data6 = data.last_sent_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/last_sent_at",keyword:"type",params:{type: schema18.properties.last_sent_at.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err20 = {instancePath:instancePath+"/last_sent_at",keyword:"format",params:{format: "date-time"}};
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
validate10.errors = vErrors;
return errors === 0;
}
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate10(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
validate9.errors = vErrors;
return errors === 0;
}
const $Message = validate12;
const schema22 = {"$ref":"contract:schemas#/$defs/Message","$id":"contract:validate/$Message"};
const schema23 = {"type":"object","required":["message"],"additionalProperties":false,"properties":{"message":{"type":"string"}}};
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(key0 === "message")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err2 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
export const answers = {
  notificationGet: {
    200: $NotificationSettings,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  notificationUpdate: {
    200: $NotificationSettings,
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
  notificationContactList: {
    200: $notificationContactList200,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  notificationTest: {
    200: $Message,
    400: $Error,
    401: $Error,
    403: $Error,
    404: $Error,
    413: $Error,
    415: $Error,
    422: $Error,
    429: $Error,
    500: $Error,
    501: $Error,
  },
}
