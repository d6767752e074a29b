// Generated from openapi/. Do not edit: npm run generate.
import { fullFormats } from 'ajv-formats/dist/formats.js'

const validate_changeListQuery = validate0;
const schema0 = {"$id":"changeListQuery","type":"object","additionalProperties":false,"required":[],"properties":{"filter":{"type":"object","additionalProperties":false,"properties":{"q":{"type":"string","maxLength":200},"actor":{"type":"string","maxLength":60},"action":{"type":"string","enum":["create","update","delete","restore","login","login_failed","logout","export","import","send","train","publish","connect","permission_change","view_sensitive"]},"resource_type":{"type":"string","enum":["access_group","api_key","area","assistant","bot","branch","budget","budget_settings","campaign","chat","contact","contact_field","entity","example","form","group","intent","invitation","label","media","membership","notification","plugin","product","quick_reply","report","response","session","settings","subscription","survey","template","test_case","training","user","webchat"]},"resource_id":{"type":"string","maxLength":60},"status":{"type":"string","enum":["ok","failed"]},"at_from":{"type":"string","format":"date"},"at_to":{"type":"string","format":"date"}}},"sort":{"type":"array","prefixItems":[{"type":"string","enum":["at"]},{"type":"string","enum":["ASC","DESC"]}],"items":false,"minItems":2},"range":{"type":"array","prefixItems":[{"type":"integer","minimum":0},{"type":"integer","minimum":0}],"items":false,"minItems":2}}};
const func0 = ((text) => [...text].length);
const formats0 = fullFormats.date;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="changeListQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "filter") || (key0 === "sort")) || (key0 === "range"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((((key1 === "q") || (key1 === "actor")) || (key1 === "action")) || (key1 === "resource_type")) || (key1 === "resource_id")) || (key1 === "status")) || (key1 === "at_from")) || (key1 === "at_to"))){
const err1 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.q !== undefined){
let data1 = data0.q;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err2 = {instancePath:instancePath+"/filter/q",schemaPath:"#/properties/filter/properties/q/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/filter/q",schemaPath:"#/properties/filter/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.actor !== undefined){
let data2 = data0.actor;
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err4 = {instancePath:instancePath+"/filter/actor",schemaPath:"#/properties/filter/properties/actor/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err5 = {instancePath:instancePath+"/filter/actor",schemaPath:"#/properties/filter/properties/actor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.action !== undefined){
let data3 = data0.action;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/filter/action",schemaPath:"#/properties/filter/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((((((((data3 === "create") || (data3 === "update")) || (data3 === "delete")) || (data3 === "restore")) || (data3 === "login")) || (data3 === "login_failed")) || (data3 === "logout")) || (data3 === "export")) || (data3 === "import")) || (data3 === "send")) || (data3 === "train")) || (data3 === "publish")) || (data3 === "connect")) || (data3 === "permission_change")) || (data3 === "view_sensitive"))){
const err7 = {instancePath:instancePath+"/filter/action",schemaPath:"#/properties/filter/properties/action/enum",keyword:"enum",params:{allowedValues: schema0.properties.filter.properties.action.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.resource_type !== undefined){
let data4 = data0.resource_type;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/filter/resource_type",schemaPath:"#/properties/filter/properties/resource_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((data4 === "access_group") || (data4 === "api_key")) || (data4 === "area")) || (data4 === "assistant")) || (data4 === "bot")) || (data4 === "branch")) || (data4 === "budget")) || (data4 === "budget_settings")) || (data4 === "campaign")) || (data4 === "chat")) || (data4 === "contact")) || (data4 === "contact_field")) || (data4 === "entity")) || (data4 === "example")) || (data4 === "form")) || (data4 === "group")) || (data4 === "intent")) || (data4 === "invitation")) || (data4 === "label")) || (data4 === "media")) || (data4 === "membership")) || (data4 === "notification")) || (data4 === "plugin")) || (data4 === "product")) || (data4 === "quick_reply")) || (data4 === "report")) || (data4 === "response")) || (data4 === "session")) || (data4 === "settings")) || (data4 === "subscription")) || (data4 === "survey")) || (data4 === "template")) || (data4 === "test_case")) || (data4 === "training")) || (data4 === "user")) || (data4 === "webchat"))){
const err9 = {instancePath:instancePath+"/filter/resource_type",schemaPath:"#/properties/filter/properties/resource_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.filter.properties.resource_type.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.resource_id !== undefined){
let data5 = data0.resource_id;
if(typeof data5 === "string"){
if(func0(data5) > 60){
const err10 = {instancePath:instancePath+"/filter/resource_id",schemaPath:"#/properties/filter/properties/resource_id/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err11 = {instancePath:instancePath+"/filter/resource_id",schemaPath:"#/properties/filter/properties/resource_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.status !== undefined){
let data6 = data0.status;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/filter/status",schemaPath:"#/properties/filter/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data6 === "ok") || (data6 === "failed"))){
const err13 = {instancePath:instancePath+"/filter/status",schemaPath:"#/properties/filter/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.filter.properties.status.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.at_from !== undefined){
let data7 = data0.at_from;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err14 = {instancePath:instancePath+"/filter/at_from",schemaPath:"#/properties/filter/properties/at_from/format",keyword:"format",params:{format: "date"}};
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
const err15 = {instancePath:instancePath+"/filter/at_from",schemaPath:"#/properties/filter/properties/at_from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.at_to !== undefined){
let data8 = data0.at_to;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
const err16 = {instancePath:instancePath+"/filter/at_to",schemaPath:"#/properties/filter/properties/at_to/format",keyword:"format",params:{format: "date"}};
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
const err17 = {instancePath:instancePath+"/filter/at_to",schemaPath:"#/properties/filter/properties/at_to/type",keyword:"type",params:{type: "string"}};
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
else {
const err18 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sort !== undefined){
let data9 = data.sort;
if(Array.isArray(data9)){
if(data9.length < 2){
const err19 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data9.length;
if(len0 > 0){
let data10 = data9[0];
if(typeof data10 !== "string"){
const err20 = {instancePath:instancePath+"/sort/0",schemaPath:"#/properties/sort/prefixItems/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(data10 === "at")){
const err21 = {instancePath:instancePath+"/sort/0",schemaPath:"#/properties/sort/prefixItems/0/enum",keyword:"enum",params:{allowedValues: schema0.properties.sort.prefixItems[0].enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(len0 > 1){
let data11 = data9[1];
if(typeof data11 !== "string"){
const err22 = {instancePath:instancePath+"/sort/1",schemaPath:"#/properties/sort/prefixItems/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data11 === "ASC") || (data11 === "DESC"))){
const err23 = {instancePath:instancePath+"/sort/1",schemaPath:"#/properties/sort/prefixItems/1/enum",keyword:"enum",params:{allowedValues: schema0.properties.sort.prefixItems[1].enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
const len1 = data9.length;
if(!(len1 <= 2)){
const err24 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/items",keyword:"items",params:{limit: 2}};
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
const err25 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.range !== undefined){
let data12 = data.range;
if(Array.isArray(data12)){
if(data12.length < 2){
const err26 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len2 = data12.length;
if(len2 > 0){
let data13 = data12[0];
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err27 = {instancePath:instancePath+"/range/0",schemaPath:"#/properties/range/prefixItems/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err28 = {instancePath:instancePath+"/range/0",schemaPath:"#/properties/range/prefixItems/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(len2 > 1){
let data14 = data12[1];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err29 = {instancePath:instancePath+"/range/1",schemaPath:"#/properties/range/prefixItems/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err30 = {instancePath:instancePath+"/range/1",schemaPath:"#/properties/range/prefixItems/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const len3 = data12.length;
if(!(len3 <= 2)){
const err31 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/items",keyword:"items",params:{limit: 2}};
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
const err32 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

const validate_changeListParams = validate1;
const schema1 = {"$id":"changeListParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="changeListParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bot === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bot"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "bot")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.bot !== undefined){
let data0 = data.bot;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const changeListQuery = { validate: validate_changeListQuery, fields: {
  filter: { label: 'Condiciones que deben cumplirse todas' },
  'filter.q': { label: 'Buscar' },
  'filter.actor': { label: 'Autor' },
  'filter.action': { label: 'Acción' },
  'filter.resource_type': { label: 'Recurso' },
  'filter.resource_id': { label: 'ID del recurso' },
  'filter.status': { label: 'Resultado' },
  'filter.at_from': { label: 'Desde' },
  'filter.at_to': { label: 'Hasta' },
  sort: { label: 'Campo y sentido del orden' },
  range: { label: 'Primera y última posición, contadas desde 0' },
} }
export const changeListParams = { validate: validate_changeListParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
