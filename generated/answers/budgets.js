// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { codePoints, isDate, isDateTime, isUri } from '../../src/contract/formats.ts'
const $Error = validate0;
const schema0 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema2 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern0 = new RegExp("^[a-z_]+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern0.test(data1)){
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
validate0.errors = vErrors;
return errors === 0;
}
const $Budget = validate2;
const schema3 = {"$ref":"contract:schemas#/$defs/Budget","$id":"contract:validate/$Budget"};
const schema4 = {"type":"object","required":["id","number","chat_id","contact","date","valid_until","items","discount","subtotal_cents","tax_total_cents","total_cents","currency","notes","status","sent_at","viewed_at","accepted_at","pdf_hash","created_by","created_at","updated_at","version"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"number":{"type":"string","maxLength":20},"chat_id":{"$ref":"contract:schemas#/$defs/Id"},"contact":{"$ref":"contract:schemas#/$defs/BudgetContact"},"date":{"type":"string","format":"date"},"valid_until":{"type":"string","format":"date"},"items":{"type":"array","items":{"$ref":"contract:schemas#/$defs/BudgetItem"}},"discount":{"anyOf":[{"$ref":"contract:schemas#/$defs/BudgetDiscount"},{"type":"null"}]},"subtotal_cents":{"type":"integer","minimum":0},"tax_total_cents":{"type":"integer","minimum":0},"total_cents":{"type":"integer","minimum":0},"currency":{"$ref":"contract:schemas#/$defs/CurrencyCode"},"notes":{"type":"string","maxLength":1000},"status":{"$ref":"contract:schemas#/$defs/BudgetStatus"},"sent_at":{"type":["string","null"],"format":"date-time"},"viewed_at":{"type":["string","null"],"format":"date-time"},"accepted_at":{"type":["string","null"],"format":"date-time"},"pdf_hash":{"type":"string","maxLength":64},"created_by":{"anyOf":[{"$ref":"contract:schemas#/$defs/Person"},{"type":"null"}]},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"}}};
const schema5 = {"type":"integer","minimum":1,"maximum":2147483647};
const schema7 = {"type":"object","required":["id","name","phone","email"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"name":{"type":"string","maxLength":120},"phone":{"type":"string","maxLength":30},"email":{"type":"string","maxLength":150}}};
const schema8 = {"type":"object","required":["product_id","description","quantity","unit","unit_price_cents","discount_percent","tax_rate","total_cents"],"additionalProperties":false,"properties":{"product_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"description":{"type":"string","maxLength":200},"quantity":{"type":"number","minimum":0},"unit":{"type":"string","maxLength":10},"unit_price_cents":{"type":"integer","minimum":0},"discount_percent":{"type":"number","minimum":0,"maximum":100},"tax_rate":{"type":"number","minimum":0,"maximum":100},"total_cents":{"type":"integer","minimum":0}}};
const schema11 = {"type":"string","pattern":"^[A-Z]{3}$"};
const schema12 = {"type":"string","enum":["draft","sent","viewed","accepted","rejected","expired","cancelled"]};
const schema15 = {"type":"string","format":"date-time"};
const schema16 = {"type":"string","format":"date-time"};
const schema17 = {"type":"integer","minimum":1};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePoints;
const formats0 = isDate;
const formats4 = isDateTime;
const schema9 = {"type":"object","required":["kind","value"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:schemas#/$defs/BudgetDiscountKind"},"value":{"type":"number","minimum":0,"maximum":100000000000}}};
const schema10 = {"type":"string","enum":["percent","cents"]};
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.value === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "value"))){
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
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "percent") || (data0 === "cents"))){
const err4 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema10.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 == "number"){
if(data1 > 100000000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/value",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/value",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err7 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "number"}};
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
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
const schema13 = {"type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"}}};
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^[A-Z]{3}$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.chat_id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "chat_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.contact === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "contact"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.date === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.valid_until === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "valid_until"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.items === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.discount === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "discount"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.subtotal_cents === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "subtotal_cents"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.tax_total_cents === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "tax_total_cents"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.total_cents === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "total_cents"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.currency === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.notes === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "notes"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.status === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.sent_at === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "sent_at"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.viewed_at === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "viewed_at"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.accepted_at === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "accepted_at"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.pdf_hash === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "pdf_hash"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.created_by === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "created_by"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.created_at === undefined){
const err19 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.updated_at === undefined){
const err20 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.version === undefined){
const err21 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
const err22 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err23 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err24 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err25 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.number !== undefined){
let data1 = data.number;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err26 = {instancePath:instancePath+"/number",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.chat_id !== undefined){
let data2 = data.chat_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err28 = {instancePath:instancePath+"/chat_id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err29 = {instancePath:instancePath+"/chat_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err30 = {instancePath:instancePath+"/chat_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.contact !== undefined){
let data3 = data.contact;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err31 = {instancePath:instancePath+"/contact",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data3.name === undefined){
const err32 = {instancePath:instancePath+"/contact",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data3.phone === undefined){
const err33 = {instancePath:instancePath+"/contact",keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data3.email === undefined){
const err34 = {instancePath:instancePath+"/contact",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "phone")) || (key1 === "email"))){
const err35 = {instancePath:instancePath+"/contact",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err36 = {instancePath:instancePath+"/contact/id",keyword:"type",params:{type: schema7.properties.id.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
const err37 = {instancePath:instancePath+"/contact/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err38 = {instancePath:instancePath+"/contact/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 === "string"){
if(func1(data5) > 120){
const err39 = {instancePath:instancePath+"/contact/name",keyword:"maxLength",params:{limit: 120}};
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
const err40 = {instancePath:instancePath+"/contact/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data3.phone !== undefined){
let data6 = data3.phone;
if(typeof data6 === "string"){
if(func1(data6) > 30){
const err41 = {instancePath:instancePath+"/contact/phone",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/contact/phone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data3.email !== undefined){
let data7 = data3.email;
if(typeof data7 === "string"){
if(func1(data7) > 150){
const err43 = {instancePath:instancePath+"/contact/email",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/contact/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/contact",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.date !== undefined){
let data8 = data.date;
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err46 = {instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.valid_until !== undefined){
let data9 = data.valid_until;
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err48 = {instancePath:instancePath+"/valid_until",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/valid_until",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.items !== undefined){
let data10 = data.items;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.product_id === undefined){
const err50 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data11.description === undefined){
const err51 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data11.quantity === undefined){
const err52 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data11.unit === undefined){
const err53 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data11.unit_price_cents === undefined){
const err54 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "unit_price_cents"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data11.discount_percent === undefined){
const err55 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "discount_percent"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data11.tax_rate === undefined){
const err56 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "tax_rate"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data11.total_cents === undefined){
const err57 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "total_cents"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key2 in data11){
if(!((((((((key2 === "product_id") || (key2 === "description")) || (key2 === "quantity")) || (key2 === "unit")) || (key2 === "unit_price_cents")) || (key2 === "discount_percent")) || (key2 === "tax_rate")) || (key2 === "total_cents"))){
const err58 = {instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data11.product_id !== undefined){
let data12 = data11.product_id;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err59 = {instancePath:instancePath+"/items/" + i0+"/product_id",keyword:"type",params:{type: schema8.properties.product_id.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
const err60 = {instancePath:instancePath+"/items/" + i0+"/product_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err61 = {instancePath:instancePath+"/items/" + i0+"/product_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data11.description !== undefined){
let data13 = data11.description;
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err62 = {instancePath:instancePath+"/items/" + i0+"/description",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/items/" + i0+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data11.quantity !== undefined){
let data14 = data11.quantity;
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err64 = {instancePath:instancePath+"/items/" + i0+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/items/" + i0+"/quantity",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data11.unit !== undefined){
let data15 = data11.unit;
if(typeof data15 === "string"){
if(func1(data15) > 10){
const err66 = {instancePath:instancePath+"/items/" + i0+"/unit",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/items/" + i0+"/unit",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data11.unit_price_cents !== undefined){
let data16 = data11.unit_price_cents;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err68 = {instancePath:instancePath+"/items/" + i0+"/unit_price_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err69 = {instancePath:instancePath+"/items/" + i0+"/unit_price_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data11.discount_percent !== undefined){
let data17 = data11.discount_percent;
if(typeof data17 == "number"){
if(data17 > 100 || isNaN(data17)){
const err70 = {instancePath:instancePath+"/items/" + i0+"/discount_percent",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err71 = {instancePath:instancePath+"/items/" + i0+"/discount_percent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/items/" + i0+"/discount_percent",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data11.tax_rate !== undefined){
let data18 = data11.tax_rate;
if(typeof data18 == "number"){
if(data18 > 100 || isNaN(data18)){
const err73 = {instancePath:instancePath+"/items/" + i0+"/tax_rate",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err74 = {instancePath:instancePath+"/items/" + i0+"/tax_rate",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/items/" + i0+"/tax_rate",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data11.total_cents !== undefined){
let data19 = data11.total_cents;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err76 = {instancePath:instancePath+"/items/" + i0+"/total_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
const err77 = {instancePath:instancePath+"/items/" + i0+"/total_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
}
else {
const err78 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.discount !== undefined){
let data20 = data.discount;
const _errs49 = errors;
let valid9 = false;
const _errs50 = errors;
if(!(validate4(data20, {instancePath:instancePath+"/discount",parentData:data,parentDataProperty:"discount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs50 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const _errs51 = errors;
if(data20 !== null){
const err80 = {instancePath:instancePath+"/discount",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid0 = _errs51 === errors;
valid9 = valid9 || _valid0;
}
if(!valid9){
const err81 = {instancePath:instancePath+"/discount",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
if(data.subtotal_cents !== undefined){
let data21 = data.subtotal_cents;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err82 = {instancePath:instancePath+"/subtotal_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 < 0 || isNaN(data21)){
const err83 = {instancePath:instancePath+"/subtotal_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.tax_total_cents !== undefined){
let data22 = data.tax_total_cents;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err84 = {instancePath:instancePath+"/tax_total_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
const err85 = {instancePath:instancePath+"/tax_total_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data.total_cents !== undefined){
let data23 = data.total_cents;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err86 = {instancePath:instancePath+"/total_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
const err87 = {instancePath:instancePath+"/total_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data24 = data.currency;
if(typeof data24 === "string"){
if(!pattern1.test(data24)){
const err88 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.notes !== undefined){
let data25 = data.notes;
if(typeof data25 === "string"){
if(func1(data25) > 1000){
const err90 = {instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.status !== undefined){
let data26 = data.status;
if(typeof data26 !== "string"){
const err92 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!(((((((data26 === "draft") || (data26 === "sent")) || (data26 === "viewed")) || (data26 === "accepted")) || (data26 === "rejected")) || (data26 === "expired")) || (data26 === "cancelled"))){
const err93 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema12.enum}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.sent_at !== undefined){
let data27 = data.sent_at;
if((typeof data27 !== "string") && (data27 !== null)){
const err94 = {instancePath:instancePath+"/sent_at",keyword:"type",params:{type: schema4.properties.sent_at.type}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(typeof data27 === "string"){
if(!(formats4(data27))){
const err95 = {instancePath:instancePath+"/sent_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data.viewed_at !== undefined){
let data28 = data.viewed_at;
if((typeof data28 !== "string") && (data28 !== null)){
const err96 = {instancePath:instancePath+"/viewed_at",keyword:"type",params:{type: schema4.properties.viewed_at.type}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data28 === "string"){
if(!(formats4(data28))){
const err97 = {instancePath:instancePath+"/viewed_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
if(data.accepted_at !== undefined){
let data29 = data.accepted_at;
if((typeof data29 !== "string") && (data29 !== null)){
const err98 = {instancePath:instancePath+"/accepted_at",keyword:"type",params:{type: schema4.properties.accepted_at.type}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(typeof data29 === "string"){
if(!(formats4(data29))){
const err99 = {instancePath:instancePath+"/accepted_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
if(data.pdf_hash !== undefined){
let data30 = data.pdf_hash;
if(typeof data30 === "string"){
if(func1(data30) > 64){
const err100 = {instancePath:instancePath+"/pdf_hash",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/pdf_hash",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.created_by !== undefined){
let data31 = data.created_by;
const _errs76 = errors;
let valid12 = false;
const _errs77 = errors;
if(!(validate6(data31, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid1 = _errs77 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const _errs78 = errors;
if(data31 !== null){
const err102 = {instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var _valid1 = _errs78 === errors;
valid12 = valid12 || _valid1;
}
if(!valid12){
const err103 = {instancePath:instancePath+"/created_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
else {
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
let data32 = data.created_at;
if(typeof data32 === "string"){
if(!(formats4(data32))){
const err104 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data33 = data.updated_at;
if(typeof data33 === "string"){
if(!(formats4(data33))){
const err106 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.version !== undefined){
let data34 = data.version;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
const err108 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(typeof data34 == "number"){
if(data34 < 1 || isNaN(data34)){
const err109 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
}
else {
const err110 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
validate2.errors = vErrors;
return errors === 0;
}
const $budgetList200 = validate9;
const schema18 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Budget"},"$id":"contract:validate/$budgetList200"};
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
if(data.chat_id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "chat_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.contact === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "contact"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.date === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.valid_until === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "valid_until"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.items === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.discount === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "discount"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.subtotal_cents === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "subtotal_cents"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.tax_total_cents === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "tax_total_cents"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.total_cents === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "total_cents"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.currency === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.notes === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "notes"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.status === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.sent_at === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "sent_at"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.viewed_at === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "viewed_at"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.accepted_at === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "accepted_at"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.pdf_hash === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "pdf_hash"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.created_by === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "created_by"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.created_at === undefined){
const err19 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.updated_at === undefined){
const err20 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.version === undefined){
const err21 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
const err22 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err23 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err24 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err25 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.number !== undefined){
let data1 = data.number;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err26 = {instancePath:instancePath+"/number",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.chat_id !== undefined){
let data2 = data.chat_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err28 = {instancePath:instancePath+"/chat_id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err29 = {instancePath:instancePath+"/chat_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err30 = {instancePath:instancePath+"/chat_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.contact !== undefined){
let data3 = data.contact;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err31 = {instancePath:instancePath+"/contact",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data3.name === undefined){
const err32 = {instancePath:instancePath+"/contact",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data3.phone === undefined){
const err33 = {instancePath:instancePath+"/contact",keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data3.email === undefined){
const err34 = {instancePath:instancePath+"/contact",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "phone")) || (key1 === "email"))){
const err35 = {instancePath:instancePath+"/contact",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err36 = {instancePath:instancePath+"/contact/id",keyword:"type",params:{type: schema7.properties.id.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
const err37 = {instancePath:instancePath+"/contact/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err38 = {instancePath:instancePath+"/contact/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 === "string"){
if(func1(data5) > 120){
const err39 = {instancePath:instancePath+"/contact/name",keyword:"maxLength",params:{limit: 120}};
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
const err40 = {instancePath:instancePath+"/contact/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data3.phone !== undefined){
let data6 = data3.phone;
if(typeof data6 === "string"){
if(func1(data6) > 30){
const err41 = {instancePath:instancePath+"/contact/phone",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/contact/phone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data3.email !== undefined){
let data7 = data3.email;
if(typeof data7 === "string"){
if(func1(data7) > 150){
const err43 = {instancePath:instancePath+"/contact/email",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/contact/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/contact",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.date !== undefined){
let data8 = data.date;
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err46 = {instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.valid_until !== undefined){
let data9 = data.valid_until;
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err48 = {instancePath:instancePath+"/valid_until",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/valid_until",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.items !== undefined){
let data10 = data.items;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.product_id === undefined){
const err50 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data11.description === undefined){
const err51 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data11.quantity === undefined){
const err52 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data11.unit === undefined){
const err53 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data11.unit_price_cents === undefined){
const err54 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "unit_price_cents"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data11.discount_percent === undefined){
const err55 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "discount_percent"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data11.tax_rate === undefined){
const err56 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "tax_rate"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data11.total_cents === undefined){
const err57 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "total_cents"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key2 in data11){
if(!((((((((key2 === "product_id") || (key2 === "description")) || (key2 === "quantity")) || (key2 === "unit")) || (key2 === "unit_price_cents")) || (key2 === "discount_percent")) || (key2 === "tax_rate")) || (key2 === "total_cents"))){
const err58 = {instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data11.product_id !== undefined){
let data12 = data11.product_id;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err59 = {instancePath:instancePath+"/items/" + i0+"/product_id",keyword:"type",params:{type: schema8.properties.product_id.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
const err60 = {instancePath:instancePath+"/items/" + i0+"/product_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err61 = {instancePath:instancePath+"/items/" + i0+"/product_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data11.description !== undefined){
let data13 = data11.description;
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err62 = {instancePath:instancePath+"/items/" + i0+"/description",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/items/" + i0+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data11.quantity !== undefined){
let data14 = data11.quantity;
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err64 = {instancePath:instancePath+"/items/" + i0+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/items/" + i0+"/quantity",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data11.unit !== undefined){
let data15 = data11.unit;
if(typeof data15 === "string"){
if(func1(data15) > 10){
const err66 = {instancePath:instancePath+"/items/" + i0+"/unit",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/items/" + i0+"/unit",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data11.unit_price_cents !== undefined){
let data16 = data11.unit_price_cents;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err68 = {instancePath:instancePath+"/items/" + i0+"/unit_price_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err69 = {instancePath:instancePath+"/items/" + i0+"/unit_price_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data11.discount_percent !== undefined){
let data17 = data11.discount_percent;
if(typeof data17 == "number"){
if(data17 > 100 || isNaN(data17)){
const err70 = {instancePath:instancePath+"/items/" + i0+"/discount_percent",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err71 = {instancePath:instancePath+"/items/" + i0+"/discount_percent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/items/" + i0+"/discount_percent",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data11.tax_rate !== undefined){
let data18 = data11.tax_rate;
if(typeof data18 == "number"){
if(data18 > 100 || isNaN(data18)){
const err73 = {instancePath:instancePath+"/items/" + i0+"/tax_rate",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err74 = {instancePath:instancePath+"/items/" + i0+"/tax_rate",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/items/" + i0+"/tax_rate",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data11.total_cents !== undefined){
let data19 = data11.total_cents;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err76 = {instancePath:instancePath+"/items/" + i0+"/total_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
const err77 = {instancePath:instancePath+"/items/" + i0+"/total_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
}
else {
const err78 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.discount !== undefined){
let data20 = data.discount;
const _errs49 = errors;
let valid9 = false;
const _errs50 = errors;
if(!(validate4(data20, {instancePath:instancePath+"/discount",parentData:data,parentDataProperty:"discount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs50 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const _errs51 = errors;
if(data20 !== null){
const err80 = {instancePath:instancePath+"/discount",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid0 = _errs51 === errors;
valid9 = valid9 || _valid0;
}
if(!valid9){
const err81 = {instancePath:instancePath+"/discount",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
if(data.subtotal_cents !== undefined){
let data21 = data.subtotal_cents;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err82 = {instancePath:instancePath+"/subtotal_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 < 0 || isNaN(data21)){
const err83 = {instancePath:instancePath+"/subtotal_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.tax_total_cents !== undefined){
let data22 = data.tax_total_cents;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err84 = {instancePath:instancePath+"/tax_total_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
const err85 = {instancePath:instancePath+"/tax_total_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data.total_cents !== undefined){
let data23 = data.total_cents;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err86 = {instancePath:instancePath+"/total_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
const err87 = {instancePath:instancePath+"/total_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data24 = data.currency;
if(typeof data24 === "string"){
if(!pattern1.test(data24)){
const err88 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.notes !== undefined){
let data25 = data.notes;
if(typeof data25 === "string"){
if(func1(data25) > 1000){
const err90 = {instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.status !== undefined){
let data26 = data.status;
if(typeof data26 !== "string"){
const err92 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!(((((((data26 === "draft") || (data26 === "sent")) || (data26 === "viewed")) || (data26 === "accepted")) || (data26 === "rejected")) || (data26 === "expired")) || (data26 === "cancelled"))){
const err93 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema12.enum}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.sent_at !== undefined){
let data27 = data.sent_at;
if((typeof data27 !== "string") && (data27 !== null)){
const err94 = {instancePath:instancePath+"/sent_at",keyword:"type",params:{type: schema4.properties.sent_at.type}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(typeof data27 === "string"){
if(!(formats4(data27))){
const err95 = {instancePath:instancePath+"/sent_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data.viewed_at !== undefined){
let data28 = data.viewed_at;
if((typeof data28 !== "string") && (data28 !== null)){
const err96 = {instancePath:instancePath+"/viewed_at",keyword:"type",params:{type: schema4.properties.viewed_at.type}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data28 === "string"){
if(!(formats4(data28))){
const err97 = {instancePath:instancePath+"/viewed_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
if(data.accepted_at !== undefined){
let data29 = data.accepted_at;
if((typeof data29 !== "string") && (data29 !== null)){
const err98 = {instancePath:instancePath+"/accepted_at",keyword:"type",params:{type: schema4.properties.accepted_at.type}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(typeof data29 === "string"){
if(!(formats4(data29))){
const err99 = {instancePath:instancePath+"/accepted_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
if(data.pdf_hash !== undefined){
let data30 = data.pdf_hash;
if(typeof data30 === "string"){
if(func1(data30) > 64){
const err100 = {instancePath:instancePath+"/pdf_hash",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/pdf_hash",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.created_by !== undefined){
let data31 = data.created_by;
const _errs76 = errors;
let valid12 = false;
const _errs77 = errors;
if(!(validate6(data31, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid1 = _errs77 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const _errs78 = errors;
if(data31 !== null){
const err102 = {instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var _valid1 = _errs78 === errors;
valid12 = valid12 || _valid1;
}
if(!valid12){
const err103 = {instancePath:instancePath+"/created_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
else {
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
let data32 = data.created_at;
if(typeof data32 === "string"){
if(!(formats4(data32))){
const err104 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data33 = data.updated_at;
if(typeof data33 === "string"){
if(!(formats4(data33))){
const err106 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.version !== undefined){
let data34 = data.version;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
const err108 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(typeof data34 == "number"){
if(data34 < 1 || isNaN(data34)){
const err109 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
}
else {
const err110 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
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
const $BudgetSettings = validate14;
const schema29 = {"$ref":"contract:schemas#/$defs/BudgetSettings","$id":"contract:validate/$BudgetSettings"};
const schema30 = {"type":"object","required":["business","number_prefix","next_number","currency","tax_mode","default_tax_rate","valid_days","footer","template","color","message_text"],"additionalProperties":false,"properties":{"business":{"$ref":"contract:schemas#/$defs/BudgetBusiness"},"number_prefix":{"type":"string","maxLength":6,"pattern":"^[A-Z0-9-]*$"},"next_number":{"type":"integer","minimum":1,"maximum":99999999},"currency":{"$ref":"contract:schemas#/$defs/CurrencyCode"},"tax_mode":{"$ref":"contract:schemas#/$defs/TaxMode"},"default_tax_rate":{"type":"number","minimum":0,"maximum":100},"valid_days":{"type":"integer","minimum":1,"maximum":365},"payment_terms":{"type":"string","maxLength":500,"pattern":"^[^<>']*$"},"notes":{"type":"string","maxLength":1000,"pattern":"^[^<>']*$"},"footer":{"type":"string","maxLength":300,"pattern":"^[^<>']*$"},"bank_details":{"type":"string","maxLength":300,"pattern":"^[^<>']*$"},"template":{"$ref":"contract:schemas#/$defs/BudgetTemplate"},"color":{"$ref":"contract:schemas#/$defs/Color"},"message_text":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[^<>']*$"},"require_approval_over_cents":{"type":["integer","null"],"minimum":0},"signature":{"anyOf":[{"$ref":"contract:schemas#/$defs/MediaFile"},{"type":"null"}]},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"}}};
const schema37 = {"type":"string","enum":["included","added","none"]};
const schema38 = {"type":"string","enum":["classic","compact"]};
const schema39 = {"type":"string","pattern":"^#[0-9A-Fa-f]{6}$"};
const schema31 = {"type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[^<>']*$"},"legal_name":{"type":"string","maxLength":120,"pattern":"^[^<>']*$"},"cuit":{"type":"string","pattern":"^([0-9]{2}-?[0-9]{8}-?[0-9])?$"},"iva_condition":{"$ref":"contract:schemas#/$defs/IvaCondition"},"address":{"type":"string","maxLength":160,"pattern":"^[^<>']*$"},"phone":{"type":"string","maxLength":30},"email":{"type":"string","maxLength":150,"pattern":"^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$"},"web":{"anyOf":[{"$ref":"contract:schemas#/$defs/HttpsUrl"},{"type":"null"}]},"logo":{"anyOf":[{"$ref":"contract:schemas#/$defs/MediaFile"},{"type":"null"}]}}};
const schema32 = {"type":"string","enum":["responsable_inscripto","monotributo","exento","consumidor_final"]};
const schema33 = {"type":"string","format":"uri","pattern":"^https://","maxLength":500};
const pattern3 = new RegExp("^[^<>']*$", "u");
const pattern5 = new RegExp("^([0-9]{2}-?[0-9]{8}-?[0-9])?$", "u");
const pattern7 = new RegExp("^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$", "u");
const pattern8 = new RegExp("^https://", "u");
const formats28 = isUri;
const schema34 = {"type":"object","required":["id","filename","type","size","url"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"filename":{"type":"string","maxLength":255},"type":{"type":"string"},"size":{"type":"integer","minimum":0},"url":{"type":"string"}}};
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.filename === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "filename"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.size === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "size"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.url === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "filename")) || (key0 === "type")) || (key0 === "size")) || (key0 === "url"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.filename !== undefined){
let data1 = data.filename;
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err9 = {instancePath:instancePath+"/filename",keyword:"maxLength",params:{limit: 255}};
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
const err10 = {instancePath:instancePath+"/filename",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err11 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.size !== undefined){
let data3 = data.size;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/size",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/size",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err14 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
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
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema31.properties, key0))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err2 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern3.test(data0)){
const err4 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err5 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
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
let data1 = data.legal_name;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err6 = {instancePath:instancePath+"/legal_name",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern3.test(data1)){
const err7 = {instancePath:instancePath+"/legal_name",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/legal_name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cuit !== undefined){
let data2 = data.cuit;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err9 = {instancePath:instancePath+"/cuit",keyword:"pattern",params:{pattern: "^([0-9]{2}-?[0-9]{8}-?[0-9])?$"}};
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
const err10 = {instancePath:instancePath+"/cuit",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.iva_condition !== undefined){
let data3 = data.iva_condition;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/iva_condition",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data3 === "responsable_inscripto") || (data3 === "monotributo")) || (data3 === "exento")) || (data3 === "consumidor_final"))){
const err12 = {instancePath:instancePath+"/iva_condition",keyword:"enum",params:{allowedValues: schema32.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 === "string"){
if(func1(data4) > 160){
const err13 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern3.test(data4)){
const err14 = {instancePath:instancePath+"/address",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err15 = {instancePath:instancePath+"/address",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.phone !== undefined){
let data5 = data.phone;
if(typeof data5 === "string"){
if(func1(data5) > 30){
const err16 = {instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}};
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
let data6 = data.email;
if(typeof data6 === "string"){
if(func1(data6) > 150){
const err18 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern7.test(data6)){
const err19 = {instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$"}};
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
const err20 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.web !== undefined){
let data7 = data.web;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err21 = {instancePath:instancePath+"/web",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern8.test(data7)){
const err22 = {instancePath:instancePath+"/web",keyword:"pattern",params:{pattern: "^https://"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats28(data7))){
const err23 = {instancePath:instancePath+"/web",keyword:"format",params:{format: "uri"}};
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
const err24 = {instancePath:instancePath+"/web",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs22 = errors;
if(data7 !== null){
const err25 = {instancePath:instancePath+"/web",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err26 = {instancePath:instancePath+"/web",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.logo !== undefined){
let data8 = data.logo;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(validate17(data8, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid1 = _errs26 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs27 = errors;
if(data8 !== null){
const err27 = {instancePath:instancePath+"/logo",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err28 = {instancePath:instancePath+"/logo",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
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
validate16.errors = vErrors;
return errors === 0;
}
const pattern9 = new RegExp("^[A-Z0-9-]*$", "u");
const pattern15 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.business === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "business"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.number_prefix === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "number_prefix"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_number === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "next_number"}};
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
if(data.tax_mode === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "tax_mode"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.default_tax_rate === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "default_tax_rate"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.valid_days === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "valid_days"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.footer === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "footer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.template === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "template"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.color === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "color"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.message_text === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "message_text"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema30.properties, key0))){
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
if(data.business !== undefined){
if(!(validate16(data.business, {instancePath:instancePath+"/business",parentData:data,parentDataProperty:"business",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.number_prefix !== undefined){
let data1 = data.number_prefix;
if(typeof data1 === "string"){
if(func1(data1) > 6){
const err12 = {instancePath:instancePath+"/number_prefix",keyword:"maxLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern9.test(data1)){
const err13 = {instancePath:instancePath+"/number_prefix",keyword:"pattern",params:{pattern: "^[A-Z0-9-]*$"}};
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
const err14 = {instancePath:instancePath+"/number_prefix",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.next_number !== undefined){
let data2 = data.next_number;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err15 = {instancePath:instancePath+"/next_number",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 99999999 || isNaN(data2)){
const err16 = {instancePath:instancePath+"/next_number",keyword:"maximum",params:{comparison: "<=", limit: 99999999}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/next_number",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err18 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
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
const err19 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.tax_mode !== undefined){
let data4 = data.tax_mode;
if(typeof data4 !== "string"){
const err20 = {instancePath:instancePath+"/tax_mode",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data4 === "included") || (data4 === "added")) || (data4 === "none"))){
const err21 = {instancePath:instancePath+"/tax_mode",keyword:"enum",params:{allowedValues: schema37.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.default_tax_rate !== undefined){
let data5 = data.default_tax_rate;
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/default_tax_rate",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/default_tax_rate",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err24 = {instancePath:instancePath+"/default_tax_rate",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.valid_days !== undefined){
let data6 = data.valid_days;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err25 = {instancePath:instancePath+"/valid_days",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 365 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/valid_days",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/valid_days",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.payment_terms !== undefined){
let data7 = data.payment_terms;
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err28 = {instancePath:instancePath+"/payment_terms",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern3.test(data7)){
const err29 = {instancePath:instancePath+"/payment_terms",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/payment_terms",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.notes !== undefined){
let data8 = data.notes;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err31 = {instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern3.test(data8)){
const err32 = {instancePath:instancePath+"/notes",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.footer !== undefined){
let data9 = data.footer;
if(typeof data9 === "string"){
if(func1(data9) > 300){
const err34 = {instancePath:instancePath+"/footer",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern3.test(data9)){
const err35 = {instancePath:instancePath+"/footer",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err36 = {instancePath:instancePath+"/footer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.bank_details !== undefined){
let data10 = data.bank_details;
if(typeof data10 === "string"){
if(func1(data10) > 300){
const err37 = {instancePath:instancePath+"/bank_details",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern3.test(data10)){
const err38 = {instancePath:instancePath+"/bank_details",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/bank_details",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.template !== undefined){
let data11 = data.template;
if(typeof data11 !== "string"){
const err40 = {instancePath:instancePath+"/template",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data11 === "classic") || (data11 === "compact"))){
const err41 = {instancePath:instancePath+"/template",keyword:"enum",params:{allowedValues: schema38.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.color !== undefined){
let data12 = data.color;
if(typeof data12 === "string"){
if(!pattern15.test(data12)){
const err42 = {instancePath:instancePath+"/color",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/color",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.message_text !== undefined){
let data13 = data.message_text;
if(typeof data13 === "string"){
if(func1(data13) > 1024){
const err44 = {instancePath:instancePath+"/message_text",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func1(data13) < 1){
const err45 = {instancePath:instancePath+"/message_text",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern3.test(data13)){
const err46 = {instancePath:instancePath+"/message_text",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/message_text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.require_approval_over_cents !== undefined){
let data14 = data.require_approval_over_cents;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err48 = {instancePath:instancePath+"/require_approval_over_cents",keyword:"type",params:{type: schema30.properties.require_approval_over_cents.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err49 = {instancePath:instancePath+"/require_approval_over_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.signature !== undefined){
let data15 = data.signature;
const _errs36 = errors;
let valid5 = false;
const _errs37 = errors;
if(!(validate17(data15, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid0 = _errs37 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs38 = errors;
if(data15 !== null){
const err50 = {instancePath:instancePath+"/signature",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err51 = {instancePath:instancePath+"/signature",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined){
let data16 = data.version;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err52 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 1 || isNaN(data16)){
const err53 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
else {
const err54 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}
const $BudgetPublic = validate22;
const schema41 = {"$ref":"contract:schemas#/$defs/BudgetPublic","$id":"contract:validate/$BudgetPublic"};
const schema42 = {"type":"object","required":["business","number","date","valid_until","items","subtotal_cents","tax_total_cents","total_cents","currency","status","footer"],"additionalProperties":false,"properties":{"business":{"type":"string"},"number":{"type":"string","maxLength":20},"date":{"type":"string","format":"date"},"valid_until":{"type":"string","format":"date"},"items":{"type":"array","items":{"$ref":"contract:schemas#/$defs/BudgetItem"}},"subtotal_cents":{"type":"integer","minimum":0},"tax_total_cents":{"type":"integer","minimum":0},"total_cents":{"type":"integer","minimum":0},"currency":{"$ref":"contract:schemas#/$defs/CurrencyCode"},"status":{"$ref":"contract:schemas#/$defs/BudgetStatus"},"footer":{"type":"string","maxLength":300}}};
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.business === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "business"}};
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
if(data.valid_until === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "valid_until"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.items === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.subtotal_cents === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "subtotal_cents"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tax_total_cents === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "tax_total_cents"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.total_cents === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "total_cents"}};
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
if(data.status === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.footer === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "footer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema42.properties, key0))){
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
if(data.business !== undefined){
if(typeof data.business !== "string"){
const err12 = {instancePath:instancePath+"/business",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err13 = {instancePath:instancePath+"/number",keyword:"maxLength",params:{limit: 20}};
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
const err14 = {instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err15 = {instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.valid_until !== undefined){
let data3 = data.valid_until;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err17 = {instancePath:instancePath+"/valid_until",keyword:"format",params:{format: "date"}};
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
const err18 = {instancePath:instancePath+"/valid_until",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.items !== undefined){
let data4 = data.items;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.product_id === undefined){
const err19 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.description === undefined){
const err20 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.quantity === undefined){
const err21 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5.unit === undefined){
const err22 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5.unit_price_cents === undefined){
const err23 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "unit_price_cents"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5.discount_percent === undefined){
const err24 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "discount_percent"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5.tax_rate === undefined){
const err25 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "tax_rate"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5.total_cents === undefined){
const err26 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "total_cents"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data5){
if(!((((((((key1 === "product_id") || (key1 === "description")) || (key1 === "quantity")) || (key1 === "unit")) || (key1 === "unit_price_cents")) || (key1 === "discount_percent")) || (key1 === "tax_rate")) || (key1 === "total_cents"))){
const err27 = {instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.product_id !== undefined){
let data6 = data5.product_id;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err28 = {instancePath:instancePath+"/items/" + i0+"/product_id",keyword:"type",params:{type: schema8.properties.product_id.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/items/" + i0+"/product_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err30 = {instancePath:instancePath+"/items/" + i0+"/product_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data5.description !== undefined){
let data7 = data5.description;
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err31 = {instancePath:instancePath+"/items/" + i0+"/description",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/items/" + i0+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data5.quantity !== undefined){
let data8 = data5.quantity;
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/items/" + i0+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err34 = {instancePath:instancePath+"/items/" + i0+"/quantity",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data5.unit !== undefined){
let data9 = data5.unit;
if(typeof data9 === "string"){
if(func1(data9) > 10){
const err35 = {instancePath:instancePath+"/items/" + i0+"/unit",keyword:"maxLength",params:{limit: 10}};
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
const err36 = {instancePath:instancePath+"/items/" + i0+"/unit",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data5.unit_price_cents !== undefined){
let data10 = data5.unit_price_cents;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err37 = {instancePath:instancePath+"/items/" + i0+"/unit_price_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/items/" + i0+"/unit_price_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data5.discount_percent !== undefined){
let data11 = data5.discount_percent;
if(typeof data11 == "number"){
if(data11 > 100 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/items/" + i0+"/discount_percent",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/items/" + i0+"/discount_percent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/items/" + i0+"/discount_percent",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data5.tax_rate !== undefined){
let data12 = data5.tax_rate;
if(typeof data12 == "number"){
if(data12 > 100 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/items/" + i0+"/tax_rate",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err43 = {instancePath:instancePath+"/items/" + i0+"/tax_rate",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/items/" + i0+"/tax_rate",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data5.total_cents !== undefined){
let data13 = data5.total_cents;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err45 = {instancePath:instancePath+"/items/" + i0+"/total_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err46 = {instancePath:instancePath+"/items/" + i0+"/total_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err47 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.subtotal_cents !== undefined){
let data14 = data.subtotal_cents;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err49 = {instancePath:instancePath+"/subtotal_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err50 = {instancePath:instancePath+"/subtotal_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.tax_total_cents !== undefined){
let data15 = data.tax_total_cents;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err51 = {instancePath:instancePath+"/tax_total_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err52 = {instancePath:instancePath+"/tax_total_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.total_cents !== undefined){
let data16 = data.total_cents;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err53 = {instancePath:instancePath+"/total_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err54 = {instancePath:instancePath+"/total_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data17 = data.currency;
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
const err55 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.status !== undefined){
let data18 = data.status;
if(typeof data18 !== "string"){
const err57 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(((((((data18 === "draft") || (data18 === "sent")) || (data18 === "viewed")) || (data18 === "accepted")) || (data18 === "rejected")) || (data18 === "expired")) || (data18 === "cancelled"))){
const err58 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema12.enum}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.footer !== undefined){
let data19 = data.footer;
if(typeof data19 === "string"){
if(func1(data19) > 300){
const err59 = {instancePath:instancePath+"/footer",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/footer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
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
export const answers = {
  quickBudgetGet: {
    200: anything,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  quickBudgetCreate: {
    201: $Budget,
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
  quickBudgetSend: {
    200: $Budget,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  budgetList: {
    200: $budgetList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  budgetGet: {
    200: $Budget,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  budgetSettingsGet: {
    200: $BudgetSettings,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  budgetSettingsUpdate: {
    200: $BudgetSettings,
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
  budgetSettingsPreview: {
    200: anything,
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
  budgetPublicGet: {
    200: $BudgetPublic,
    404: $Error,
    429: $Error,
    500: $Error,
    501: $Error,
  },
  budgetPublicAnswer: {
    200: $BudgetPublic,
    400: $Error,
    404: $Error,
    409: $Error,
    413: $Error,
    415: $Error,
    422: $Error,
    429: $Error,
    500: $Error,
    501: $Error,
  },
}
