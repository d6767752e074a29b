// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { codePoints, isDate, isDateTime, isEmail } from '../../src/contract/formats.ts'
const $Billing = validate0;
const schema0 = {"$ref":"contract:schemas#/$defs/Billing","$id":"contract:validate/$Billing"};
const schema2 = {"type":"object","required":["subscription","usage","tax_data","payment_method"],"additionalProperties":false,"properties":{"subscription":{"$ref":"contract:schemas#/$defs/Subscription"},"usage":{"type":"array","items":{"$ref":"contract:schemas#/$defs/Usage"}},"tax_data":{"anyOf":[{"$ref":"contract:schemas#/$defs/TaxData"},{"type":"null"}]},"payment_method":{"anyOf":[{"$ref":"contract:schemas#/$defs/PaymentMethod"},{"type":"null"}]}}};
const schema3 = {"type":"object","required":["plan","status","current_period_start","current_period_end","auto_renew","cancel_at","trial_end","next_amount_cents","currency"],"additionalProperties":false,"properties":{"plan":{"$ref":"contract:schemas#/$defs/Plan"},"status":{"$ref":"contract:schemas#/$defs/SubscriptionStatus"},"current_period_start":{"type":"string","format":"date"},"current_period_end":{"type":"string","format":"date"},"auto_renew":{"type":"boolean"},"cancel_at":{"type":["string","null"],"format":"date"},"trial_end":{"type":["string","null"],"format":"date"},"next_amount_cents":{"type":"integer","minimum":0},"currency":{"$ref":"contract:schemas#/$defs/CurrencyCode"}}};
const schema7 = {"type":"string","enum":["trialing","active","past_due","paused","cancelled"]};
const schema6 = {"type":"string","pattern":"^[A-Z]{3}$"};
const func0 = Object.prototype.hasOwnProperty;
const schema4 = {"type":"object","required":["id","name","price_cents","currency","features","limits"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"},"price_cents":{"type":"integer","minimum":0},"currency":{"$ref":"contract:schemas#/$defs/CurrencyCode"},"features":{"type":"array","items":{"type":"string"}},"limits":{"type":"object","additionalProperties":{"type":"integer","minimum":0}}}};
const schema5 = {"type":"integer","minimum":1,"maximum":2147483647};
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.price_cents === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "price_cents"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.features === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "features"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.limits === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "limits"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "price_cents")) || (key0 === "currency")) || (key0 === "features")) || (key0 === "limits"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.price_cents !== undefined){
let data2 = data.price_cents;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err11 = {instancePath:instancePath+"/price_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/price_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err13 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.features !== undefined){
let data4 = data.features;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err15 = {instancePath:instancePath+"/features/" + i0,keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/features",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.limits !== undefined){
let data6 = data.limits;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err17 = {instancePath:instancePath+"/limits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/limits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err19 = {instancePath:instancePath+"/limits",keyword:"type",params:{type: "object"}};
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
const err20 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
const formats0 = isDate;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "plan"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.current_period_start === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "current_period_start"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.current_period_end === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "current_period_end"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.auto_renew === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "auto_renew"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.cancel_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "cancel_at"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.trial_end === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "trial_end"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.next_amount_cents === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "next_amount_cents"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.currency === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
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
if(data.plan !== undefined){
if(!(validate4(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((data1 === "trialing") || (data1 === "active")) || (data1 === "past_due")) || (data1 === "paused")) || (data1 === "cancelled"))){
const err11 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema7.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.current_period_start !== undefined){
let data2 = data.current_period_start;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err12 = {instancePath:instancePath+"/current_period_start",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/current_period_start",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.current_period_end !== undefined){
let data3 = data.current_period_end;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err14 = {instancePath:instancePath+"/current_period_end",keyword:"format",params:{format: "date"}};
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
const err15 = {instancePath:instancePath+"/current_period_end",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.auto_renew !== undefined){
if(typeof data.auto_renew !== "boolean"){
const err16 = {instancePath:instancePath+"/auto_renew",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.cancel_at !== undefined){
let data5 = data.cancel_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/cancel_at",keyword:"type",params:{type: schema3.properties.cancel_at.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err18 = {instancePath:instancePath+"/cancel_at",keyword:"format",params:{format: "date"}};
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
if(data.trial_end !== undefined){
let data6 = data.trial_end;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/trial_end",keyword:"type",params:{type: schema3.properties.trial_end.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err20 = {instancePath:instancePath+"/trial_end",keyword:"format",params:{format: "date"}};
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
if(data.next_amount_cents !== undefined){
let data7 = data.next_amount_cents;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err21 = {instancePath:instancePath+"/next_amount_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/next_amount_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data8 = data.currency;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err23 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
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
const err25 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
const schema9 = {"type":"object","required":["metric","used","limit","resets_at","projected"],"additionalProperties":false,"properties":{"metric":{"$ref":"contract:schemas#/$defs/UsageMetric"},"used":{"type":"integer","minimum":0},"limit":{"type":["integer","null"],"minimum":0},"resets_at":{"type":["string","null"],"format":"date-time"},"projected":{"type":["integer","null"],"minimum":0}}};
const schema10 = {"type":"string","enum":["conversations","messages","campaigns","contacts","users","bots","storage_mb","training_per_day"]};
const formats8 = isDateTime;
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metric === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "metric"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.used === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "used"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "limit"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.resets_at === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "resets_at"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.projected === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "projected"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "metric") || (key0 === "used")) || (key0 === "limit")) || (key0 === "resets_at")) || (key0 === "projected"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.metric !== undefined){
let data0 = data.metric;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/metric",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((data0 === "conversations") || (data0 === "messages")) || (data0 === "campaigns")) || (data0 === "contacts")) || (data0 === "users")) || (data0 === "bots")) || (data0 === "storage_mb")) || (data0 === "training_per_day"))){
const err7 = {instancePath:instancePath+"/metric",keyword:"enum",params:{allowedValues: schema10.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.used !== undefined){
let data1 = data.used;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/used",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/used",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.limit !== undefined){
let data2 = data.limit;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: schema9.properties.limit.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.resets_at !== undefined){
let data3 = data.resets_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/resets_at",keyword:"type",params:{type: schema9.properties.resets_at.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats8(data3))){
const err13 = {instancePath:instancePath+"/resets_at",keyword:"format",params:{format: "date-time"}};
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
if(data.projected !== undefined){
let data4 = data.projected;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/projected",keyword:"type",params:{type: schema9.properties.projected.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/projected",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
const schema11 = {"type":"object","required":["legal_name","cuit","iva_condition","address","email"],"additionalProperties":false,"properties":{"legal_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[^<>']*$"},"cuit":{"type":"string","pattern":"^[0-9]{11}$"},"iva_condition":{"$ref":"contract:schemas#/$defs/VatCondition"},"address":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^<>']*$"},"email":{"type":"string","format":"email","maxLength":150,"pattern":"^[A-Za-z0-9@_.\\-]*$"}}};
const schema12 = {"type":"string","enum":["responsable_inscripto","monotributo","exento","consumidor_final"]};
const func1 = codePoints;
const pattern2 = new RegExp("^[^<>']*$", "u");
const pattern3 = new RegExp("^[0-9]{11}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9@_.\\-]*$", "u");
const formats10 = isEmail;
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.legal_name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "legal_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cuit === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "cuit"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.iva_condition === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "iva_condition"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.address === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.email === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "legal_name") || (key0 === "cuit")) || (key0 === "iva_condition")) || (key0 === "address")) || (key0 === "email"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.legal_name !== undefined){
let data0 = data.legal_name;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err6 = {instancePath:instancePath+"/legal_name",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/legal_name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern2.test(data0)){
const err8 = {instancePath:instancePath+"/legal_name",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/legal_name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.cuit !== undefined){
let data1 = data.cuit;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err10 = {instancePath:instancePath+"/cuit",keyword:"pattern",params:{pattern: "^[0-9]{11}$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/cuit",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.iva_condition !== undefined){
let data2 = data.iva_condition;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/iva_condition",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data2 === "responsable_inscripto") || (data2 === "monotributo")) || (data2 === "exento")) || (data2 === "consumidor_final"))){
const err13 = {instancePath:instancePath+"/iva_condition",keyword:"enum",params:{allowedValues: schema12.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.address !== undefined){
let data3 = data.address;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err14 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/address",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern2.test(data3)){
const err16 = {instancePath:instancePath+"/address",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err17 = {instancePath:instancePath+"/address",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(func1(data4) > 150){
const err18 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern5.test(data4)){
const err19 = {instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^[A-Za-z0-9@_.\\-]*$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats10(data4))){
const err20 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
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
const err22 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
const schema13 = {"type":"object","required":["kind","brand","last4","expires","reference"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:schemas#/$defs/PaymentKind"},"brand":{"type":["string","null"],"maxLength":30},"last4":{"type":["string","null"],"pattern":"^[0-9]{4}$"},"expires":{"type":["string","null"],"pattern":"^(0[1-9]|1[0-2])/[0-9]{2}$"},"reference":{"type":["string","null"],"maxLength":60}}};
const schema14 = {"type":"string","enum":["card","mercado_pago","transfer"]};
const pattern6 = new RegExp("^[0-9]{4}$", "u");
const pattern7 = new RegExp("^(0[1-9]|1[0-2])/[0-9]{2}$", "u");
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.brand === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "brand"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.last4 === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "last4"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "expires"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.reference === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "reference"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "brand")) || (key0 === "last4")) || (key0 === "expires")) || (key0 === "reference"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data0 === "card") || (data0 === "mercado_pago")) || (data0 === "transfer"))){
const err7 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.brand !== undefined){
let data1 = data.brand;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/brand",keyword:"type",params:{type: schema13.properties.brand.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 30){
const err9 = {instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 30}};
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
if(data.last4 !== undefined){
let data2 = data.last4;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/last4",keyword:"type",params:{type: schema13.properties.last4.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err11 = {instancePath:instancePath+"/last4",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/expires",keyword:"type",params:{type: schema13.properties.expires.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err13 = {instancePath:instancePath+"/expires",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"}};
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
if(data.reference !== undefined){
let data4 = data.reference;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/reference",keyword:"type",params:{type: schema13.properties.reference.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err15 = {instancePath:instancePath+"/reference",keyword:"maxLength",params:{limit: 60}};
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
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subscription === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "subscription"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.usage === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "usage"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tax_data === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tax_data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.payment_method === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "payment_method"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "subscription") || (key0 === "usage")) || (key0 === "tax_data")) || (key0 === "payment_method"))){
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
if(data.subscription !== undefined){
if(!(validate3(data.subscription, {instancePath:instancePath+"/subscription",parentData:data,parentDataProperty:"subscription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.usage !== undefined){
let data1 = data.usage;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate7(data1[i0], {instancePath:instancePath+"/usage/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/usage",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tax_data !== undefined){
let data3 = data.tax_data;
const _errs7 = errors;
let valid3 = false;
const _errs8 = errors;
if(!(validate9(data3, {instancePath:instancePath+"/tax_data",parentData:data,parentDataProperty:"tax_data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs9 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/tax_data",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/tax_data",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.payment_method !== undefined){
let data4 = data.payment_method;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(validate11(data4, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs14 = errors;
if(data4 !== null){
const err8 = {instancePath:instancePath+"/payment_method",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err9 = {instancePath:instancePath+"/payment_method",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
const $Error = validate14;
const schema15 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema16 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern8 = new RegExp("^[a-z_]+$", "u");
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate14.errors = vErrors;
return errors === 0;
}
const $billingPlanList200 = validate15;
const schema17 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Plan"},"$id":"contract:validate/$billingPlanList200"};
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.price_cents === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "price_cents"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.features === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "features"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.limits === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "limits"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "price_cents")) || (key0 === "currency")) || (key0 === "features")) || (key0 === "limits"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.price_cents !== undefined){
let data2 = data.price_cents;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err11 = {instancePath:instancePath+"/price_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/price_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err13 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.features !== undefined){
let data4 = data.features;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err15 = {instancePath:instancePath+"/features/" + i0,keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/features",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.limits !== undefined){
let data6 = data.limits;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err17 = {instancePath:instancePath+"/limits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/limits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err19 = {instancePath:instancePath+"/limits",keyword:"type",params:{type: "object"}};
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
const err20 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate15.errors = vErrors;
return errors === 0;
}
const $PlanChangePreview = validate18;
const schema21 = {"$ref":"contract:schemas#/$defs/PlanChangePreview","$id":"contract:validate/$PlanChangePreview"};
const schema22 = {"type":"object","required":["plan","credit_cents","charge_cents","currency","effective_at","lost"],"additionalProperties":false,"properties":{"plan":{"$ref":"contract:schemas#/$defs/Plan"},"credit_cents":{"type":"integer","minimum":0},"charge_cents":{"type":"integer","minimum":0},"currency":{"$ref":"contract:schemas#/$defs/CurrencyCode"},"effective_at":{"type":"string","format":"date"},"lost":{"type":"array","items":{"type":"string"}}}};
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "plan"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.credit_cents === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "credit_cents"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.charge_cents === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "charge_cents"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.effective_at === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "effective_at"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lost === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "lost"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "plan") || (key0 === "credit_cents")) || (key0 === "charge_cents")) || (key0 === "currency")) || (key0 === "effective_at")) || (key0 === "lost"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.plan !== undefined){
if(!(validate4(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.credit_cents !== undefined){
let data1 = data.credit_cents;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/credit_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/credit_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.charge_cents !== undefined){
let data2 = data.charge_cents;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/charge_cents",keyword:"type",params:{type: "integer"}};
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
const err10 = {instancePath:instancePath+"/charge_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.effective_at !== undefined){
let data4 = data.effective_at;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err13 = {instancePath:instancePath+"/effective_at",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/effective_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.lost !== undefined){
let data5 = data.lost;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err15 = {instancePath:instancePath+"/lost/" + i0,keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/lost",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}
const $TaxData = validate22;
const schema24 = {"$ref":"contract:schemas#/$defs/TaxData","$id":"contract:validate/$TaxData"};
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.legal_name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "legal_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cuit === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "cuit"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.iva_condition === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "iva_condition"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.address === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.email === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "legal_name") || (key0 === "cuit")) || (key0 === "iva_condition")) || (key0 === "address")) || (key0 === "email"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.legal_name !== undefined){
let data0 = data.legal_name;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err6 = {instancePath:instancePath+"/legal_name",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/legal_name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern2.test(data0)){
const err8 = {instancePath:instancePath+"/legal_name",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/legal_name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.cuit !== undefined){
let data1 = data.cuit;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err10 = {instancePath:instancePath+"/cuit",keyword:"pattern",params:{pattern: "^[0-9]{11}$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/cuit",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.iva_condition !== undefined){
let data2 = data.iva_condition;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/iva_condition",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data2 === "responsable_inscripto") || (data2 === "monotributo")) || (data2 === "exento")) || (data2 === "consumidor_final"))){
const err13 = {instancePath:instancePath+"/iva_condition",keyword:"enum",params:{allowedValues: schema12.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.address !== undefined){
let data3 = data.address;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err14 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/address",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern2.test(data3)){
const err16 = {instancePath:instancePath+"/address",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err17 = {instancePath:instancePath+"/address",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(func1(data4) > 150){
const err18 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern5.test(data4)){
const err19 = {instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^[A-Za-z0-9@_.\\-]*$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats10(data4))){
const err20 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
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
const err22 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}
const $PaymentMethod = validate25;
const schema27 = {"$ref":"contract:schemas#/$defs/PaymentMethod","$id":"contract:validate/$PaymentMethod"};
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.brand === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "brand"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.last4 === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "last4"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "expires"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.reference === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "reference"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "brand")) || (key0 === "last4")) || (key0 === "expires")) || (key0 === "reference"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data0 === "card") || (data0 === "mercado_pago")) || (data0 === "transfer"))){
const err7 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.brand !== undefined){
let data1 = data.brand;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/brand",keyword:"type",params:{type: schema13.properties.brand.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 30){
const err9 = {instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 30}};
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
if(data.last4 !== undefined){
let data2 = data.last4;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/last4",keyword:"type",params:{type: schema13.properties.last4.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err11 = {instancePath:instancePath+"/last4",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/expires",keyword:"type",params:{type: schema13.properties.expires.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err13 = {instancePath:instancePath+"/expires",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])/[0-9]{2}$"}};
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
if(data.reference !== undefined){
let data4 = data.reference;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/reference",keyword:"type",params:{type: schema13.properties.reference.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err15 = {instancePath:instancePath+"/reference",keyword:"maxLength",params:{limit: 60}};
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
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}
const $invoiceList200 = validate28;
const schema30 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Invoice"},"$id":"contract:validate/$invoiceList200"};
const schema31 = {"type":"object","required":["id","number","date","due","amount_cents","tax_cents","currency","status","pdf_url","payment_method","lines"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"number":{"type":"string"},"date":{"type":"string","format":"date"},"due":{"type":"string","format":"date"},"amount_cents":{"type":"integer","minimum":0},"tax_cents":{"type":"integer","minimum":0},"currency":{"$ref":"contract:schemas#/$defs/CurrencyCode"},"status":{"$ref":"contract:schemas#/$defs/InvoiceStatus"},"pdf_url":{"type":["string","null"]},"payment_method":{"anyOf":[{"$ref":"contract:schemas#/$defs/PaymentMethod"},{"type":"null"}]},"lines":{"type":"array","items":{"type":"object","required":["description","quantity","amount_cents"],"additionalProperties":false,"properties":{"description":{"type":"string"},"quantity":{"type":"integer","minimum":1},"amount_cents":{"type":"integer"}}}}}};
const schema34 = {"type":"string","enum":["draft","open","paid","overdue","void"]};
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.number === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.date === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.due === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "due"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.amount_cents === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "amount_cents"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tax_cents === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tax_cents"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.currency === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.status === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.pdf_url === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "pdf_url"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.payment_method === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "payment_method"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.lines === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "lines"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema31.properties, key0))){
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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err12 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err13 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err14 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.number !== undefined){
if(typeof data.number !== "string"){
const err15 = {instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err16 = {instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}};
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
const err17 = {instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.due !== undefined){
let data3 = data.due;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err18 = {instancePath:instancePath+"/due",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/due",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.amount_cents !== undefined){
let data4 = data.amount_cents;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err20 = {instancePath:instancePath+"/amount_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/amount_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.tax_cents !== undefined){
let data5 = data.tax_cents;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err22 = {instancePath:instancePath+"/tax_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/tax_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data6 = data.currency;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err24 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err26 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((data7 === "draft") || (data7 === "open")) || (data7 === "paid")) || (data7 === "overdue")) || (data7 === "void"))){
const err27 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema34.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.pdf_url !== undefined){
let data8 = data.pdf_url;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/pdf_url",keyword:"type",params:{type: schema31.properties.pdf_url.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.payment_method !== undefined){
let data9 = data.payment_method;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(!(validate11(data9, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid0 = _errs25 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs26 = errors;
if(data9 !== null){
const err29 = {instancePath:instancePath+"/payment_method",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs26 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err30 = {instancePath:instancePath+"/payment_method",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.lines !== undefined){
let data10 = data.lines;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.description === undefined){
const err31 = {instancePath:instancePath+"/lines/" + i0,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.quantity === undefined){
const err32 = {instancePath:instancePath+"/lines/" + i0,keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.amount_cents === undefined){
const err33 = {instancePath:instancePath+"/lines/" + i0,keyword:"required",params:{missingProperty: "amount_cents"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key1 in data11){
if(!(((key1 === "description") || (key1 === "quantity")) || (key1 === "amount_cents"))){
const err34 = {instancePath:instancePath+"/lines/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data11.description !== undefined){
if(typeof data11.description !== "string"){
const err35 = {instancePath:instancePath+"/lines/" + i0+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data11.quantity !== undefined){
let data13 = data11.quantity;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err36 = {instancePath:instancePath+"/lines/" + i0+"/quantity",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 1 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/lines/" + i0+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data11.amount_cents !== undefined){
let data14 = data11.amount_cents;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err38 = {instancePath:instancePath+"/lines/" + i0+"/amount_cents",keyword:"type",params:{type: "integer"}};
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
else {
const err39 = {instancePath:instancePath+"/lines/" + i0,keyword:"type",params:{type: "object"}};
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
const err40 = {instancePath:instancePath+"/lines",keyword:"type",params:{type: "array"}};
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
validate29.errors = vErrors;
return errors === 0;
}
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate28.errors = vErrors;
return errors === 0;
}
const $Invoice = validate32;
const schema35 = {"$ref":"contract:schemas#/$defs/Invoice","$id":"contract:validate/$Invoice"};
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.number === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.date === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.due === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "due"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.amount_cents === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "amount_cents"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tax_cents === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tax_cents"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.currency === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.status === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.pdf_url === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "pdf_url"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.payment_method === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "payment_method"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.lines === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "lines"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema31.properties, key0))){
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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err12 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err13 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err14 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.number !== undefined){
if(typeof data.number !== "string"){
const err15 = {instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err16 = {instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}};
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
const err17 = {instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.due !== undefined){
let data3 = data.due;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err18 = {instancePath:instancePath+"/due",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/due",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.amount_cents !== undefined){
let data4 = data.amount_cents;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err20 = {instancePath:instancePath+"/amount_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/amount_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.tax_cents !== undefined){
let data5 = data.tax_cents;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err22 = {instancePath:instancePath+"/tax_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/tax_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data6 = data.currency;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err24 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err26 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((data7 === "draft") || (data7 === "open")) || (data7 === "paid")) || (data7 === "overdue")) || (data7 === "void"))){
const err27 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema34.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.pdf_url !== undefined){
let data8 = data.pdf_url;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/pdf_url",keyword:"type",params:{type: schema31.properties.pdf_url.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.payment_method !== undefined){
let data9 = data.payment_method;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(!(validate11(data9, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid0 = _errs25 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs26 = errors;
if(data9 !== null){
const err29 = {instancePath:instancePath+"/payment_method",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs26 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err30 = {instancePath:instancePath+"/payment_method",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.lines !== undefined){
let data10 = data.lines;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.description === undefined){
const err31 = {instancePath:instancePath+"/lines/" + i0,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.quantity === undefined){
const err32 = {instancePath:instancePath+"/lines/" + i0,keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.amount_cents === undefined){
const err33 = {instancePath:instancePath+"/lines/" + i0,keyword:"required",params:{missingProperty: "amount_cents"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key1 in data11){
if(!(((key1 === "description") || (key1 === "quantity")) || (key1 === "amount_cents"))){
const err34 = {instancePath:instancePath+"/lines/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data11.description !== undefined){
if(typeof data11.description !== "string"){
const err35 = {instancePath:instancePath+"/lines/" + i0+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data11.quantity !== undefined){
let data13 = data11.quantity;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err36 = {instancePath:instancePath+"/lines/" + i0+"/quantity",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 1 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/lines/" + i0+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data11.amount_cents !== undefined){
let data14 = data11.amount_cents;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err38 = {instancePath:instancePath+"/lines/" + i0+"/amount_cents",keyword:"type",params:{type: "integer"}};
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
else {
const err39 = {instancePath:instancePath+"/lines/" + i0,keyword:"type",params:{type: "object"}};
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
const err40 = {instancePath:instancePath+"/lines",keyword:"type",params:{type: "array"}};
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
validate33.errors = vErrors;
return errors === 0;
}
function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
export const answers = {
  billingGet: {
    200: $Billing,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  billingPlanList: {
    200: $billingPlanList200,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  planChangePreview: {
    200: $PlanChangePreview,
    400: $Error,
    401: $Error,
    403: $Error,
    404: $Error,
    413: $Error,
    415: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  planChange: {
    200: $Billing,
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
  subscriptionCancel: {
    200: $Billing,
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
  subscriptionResume: {
    200: $Billing,
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
  taxDataUpdate: {
    200: $TaxData,
    400: $Error,
    401: $Error,
    403: $Error,
    404: $Error,
    413: $Error,
    415: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  paymentMethodUpdate: {
    200: $PaymentMethod,
    400: $Error,
    401: $Error,
    403: $Error,
    404: $Error,
    413: $Error,
    415: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  invoiceList: {
    200: $invoiceList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  invoiceGet: {
    200: $Invoice,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  invoicePdf: {
    200: anything,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
}
