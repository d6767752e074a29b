// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { codePoints, isDateTime, isEmail, isSame, isUri } from '../../src/contract/formats.ts'
const $pluginList200 = validate0;
const schema0 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Plugin"},"$id":"contract:validate/$pluginList200"};
const schema2 = {"type":"object","required":["key","name","description","status","connected_by","connected_at","last_event_at","last_error","secrets"],"additionalProperties":false,"properties":{"key":{"$ref":"contract:schemas#/$defs/PluginKey"},"name":{"type":"string"},"description":{"type":"string"},"status":{"$ref":"contract:schemas#/$defs/PluginStatus"},"connected_by":{"anyOf":[{"$ref":"contract:schemas#/$defs/Person"},{"type":"null"}]},"connected_at":{"type":["string","null"],"format":"date-time"},"last_event_at":{"type":["string","null"],"format":"date-time"},"last_error":{"type":["string","null"]},"secrets":{"type":"object","additionalProperties":{"type":"string"}},"settings":{"anyOf":[{"$ref":"contract:schemas#/$defs/WhatsappSettings"},{"$ref":"contract:schemas#/$defs/FacebookSettings"},{"$ref":"contract:schemas#/$defs/WebchatConnection"},{"$ref":"contract:schemas#/$defs/AccountSettings"},{"$ref":"contract:schemas#/$defs/MailboxSettings"},{"$ref":"contract:schemas#/$defs/WebhookSettings"},{"$ref":"contract:schemas#/$defs/FormMappingSettings"},{"$ref":"contract:schemas#/$defs/StoreSettings"},{"type":"null"}]}}};
const schema3 = {"type":"string","enum":["whatsapp","facebook","webchat","instagram","telegram","email","webhook","sheets","automation","store"]};
const schema4 = {"type":"string","enum":["connected","needs_action","error","off"]};
const schema12 = {"type":"object","required":["allowed_domains"],"additionalProperties":false,"properties":{"snippet":{"type":"string"},"allowed_domains":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":255,"pattern":"^https://[a-zA-Z0-9.-]+(:[0-9]+)?$"}},"identity_required":{"type":"boolean"}}};
const schema13 = {"type":"object","required":["account"],"additionalProperties":false,"properties":{"account":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[^<>']*$"},"greeting":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"}}};
const schema14 = {"type":"object","required":["address","imap_host","imap_port","smtp_host","smtp_port","user"],"additionalProperties":false,"properties":{"address":{"type":"string","format":"email","maxLength":150,"pattern":"^[A-Za-z0-9@_.\\-]*$"},"imap_host":{"type":"string","minLength":1,"maxLength":255},"imap_port":{"type":"integer","minimum":1,"maximum":65535},"smtp_host":{"type":"string","minLength":1,"maxLength":255},"smtp_port":{"type":"integer","minimum":1,"maximum":65535},"user":{"type":"string","minLength":1,"maxLength":150}}};
const schema18 = {"type":"object","required":["account","mappings"],"additionalProperties":false,"properties":{"account":{"type":"string","minLength":1,"maxLength":500},"mappings":{"type":"array","maxItems":100,"items":{"type":"object","required":["field","column"],"additionalProperties":false,"properties":{"field":{"type":"string","minLength":1,"maxLength":60},"column":{"type":"string","minLength":1,"maxLength":60}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const func2 = codePoints;
const schema5 = {"type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"}}};
const schema6 = {"type":"integer","minimum":1,"maximum":2147483647};
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
validate3.errors = vErrors;
return errors === 0;
}
const schema7 = {"type":"object","required":["phone","phone_number_id","waba_id","app_id"],"additionalProperties":false,"properties":{"phone":{"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$"},"phone_number_id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[0-9]*$"},"waba_id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[0-9]*$"},"app_id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[0-9]*$"},"api_version":{"type":"string","pattern":"^v[0-9]{1,2}\\.[0-9]$"},"display_name":{"type":"string","maxLength":60},"verified":{"type":"boolean"},"quality_rating":{"$ref":"contract:schemas#/$defs/QualityRating"},"messaging_limit":{"type":["integer","null"]},"auto_read_receipt":{"type":"boolean"},"coexistence":{"type":"boolean"}}};
const schema8 = {"type":"string","enum":["green","yellow","red"]};
const pattern0 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");
const pattern1 = new RegExp("^[0-9]*$", "u");
const pattern4 = new RegExp("^v[0-9]{1,2}\\.[0-9]$", "u");
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.phone_number_id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "phone_number_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.waba_id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "waba_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.app_id === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "app_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
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
if(data.phone !== undefined){
let data0 = data.phone;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/phone",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.phone_number_id !== undefined){
let data1 = data.phone_number_id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err7 = {instancePath:instancePath+"/phone_number_id",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data1) < 1){
const err8 = {instancePath:instancePath+"/phone_number_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/phone_number_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}};
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
const err10 = {instancePath:instancePath+"/phone_number_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.waba_id !== undefined){
let data2 = data.waba_id;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err11 = {instancePath:instancePath+"/waba_id",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data2) < 1){
const err12 = {instancePath:instancePath+"/waba_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data2)){
const err13 = {instancePath:instancePath+"/waba_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}};
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
const err14 = {instancePath:instancePath+"/waba_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.app_id !== undefined){
let data3 = data.app_id;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err15 = {instancePath:instancePath+"/app_id",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data3) < 1){
const err16 = {instancePath:instancePath+"/app_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data3)){
const err17 = {instancePath:instancePath+"/app_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}};
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
const err18 = {instancePath:instancePath+"/app_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.api_version !== undefined){
let data4 = data.api_version;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err19 = {instancePath:instancePath+"/api_version",keyword:"pattern",params:{pattern: "^v[0-9]{1,2}\\.[0-9]$"}};
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
const err20 = {instancePath:instancePath+"/api_version",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.display_name !== undefined){
let data5 = data.display_name;
if(typeof data5 === "string"){
if(func2(data5) > 60){
const err21 = {instancePath:instancePath+"/display_name",keyword:"maxLength",params:{limit: 60}};
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
const err22 = {instancePath:instancePath+"/display_name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.verified !== undefined){
if(typeof data.verified !== "boolean"){
const err23 = {instancePath:instancePath+"/verified",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.quality_rating !== undefined){
let data7 = data.quality_rating;
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/quality_rating",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data7 === "green") || (data7 === "yellow")) || (data7 === "red"))){
const err25 = {instancePath:instancePath+"/quality_rating",keyword:"enum",params:{allowedValues: schema8.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.messaging_limit !== undefined){
let data8 = data.messaging_limit;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err26 = {instancePath:instancePath+"/messaging_limit",keyword:"type",params:{type: schema7.properties.messaging_limit.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.auto_read_receipt !== undefined){
if(typeof data.auto_read_receipt !== "boolean"){
const err27 = {instancePath:instancePath+"/auto_read_receipt",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.coexistence !== undefined){
if(typeof data.coexistence !== "boolean"){
const err28 = {instancePath:instancePath+"/coexistence",keyword:"type",params:{type: "boolean"}};
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
const schema9 = {"type":"object","required":["page_id"],"additionalProperties":false,"properties":{"page_id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[0-9]*$"},"page_name":{"type":"string","maxLength":100},"get_started":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"greeting":{"type":"string","maxLength":160,"pattern":"^[^<>']*$"},"persistent_menu":{"type":"array","maxItems":5,"items":{"$ref":"contract:schemas#/$defs/ResponseButton"}},"instagram_id":{"type":["string","null"],"maxLength":40}}};
const pattern6 = new RegExp("^[^<>']*$", "u");
const schema10 = {"type":"object","required":["title","type"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"maxLength":20,"pattern":"^[^<>']*$"},"type":{"$ref":"contract:schemas#/$defs/ButtonType"},"target":{"type":["string","null"],"maxLength":500},"description":{"type":"string","maxLength":72,"pattern":"^[^<>']*$"}}};
const schema11 = {"type":"string","enum":["response","form","url","phone","area","restart"]};
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "type")) || (key0 === "target")) || (key0 === "description"))){
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err3 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern6.test(data0)){
const err5 = {instancePath:instancePath+"/title",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((data1 === "response") || (data1 === "form")) || (data1 === "url")) || (data1 === "phone")) || (data1 === "area")) || (data1 === "restart"))){
const err8 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema11.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.target !== undefined){
let data2 = data.target;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/target",keyword:"type",params:{type: schema10.properties.target.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 500){
const err10 = {instancePath:instancePath+"/target",keyword:"maxLength",params:{limit: 500}};
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
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func2(data3) > 72){
const err11 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 72}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern6.test(data3)){
const err12 = {instancePath:instancePath+"/description",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "page_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "page_id") || (key0 === "page_name")) || (key0 === "get_started")) || (key0 === "greeting")) || (key0 === "persistent_menu")) || (key0 === "instagram_id"))){
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
if(data.page_id !== undefined){
let data0 = data.page_id;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err2 = {instancePath:instancePath+"/page_id",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/page_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern1.test(data0)){
const err4 = {instancePath:instancePath+"/page_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}};
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
const err5 = {instancePath:instancePath+"/page_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.page_name !== undefined){
let data1 = data.page_name;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err6 = {instancePath:instancePath+"/page_name",keyword:"maxLength",params:{limit: 100}};
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
const err7 = {instancePath:instancePath+"/page_name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.get_started !== undefined){
let data2 = data.get_started;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err8 = {instancePath:instancePath+"/get_started",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern6.test(data2)){
const err9 = {instancePath:instancePath+"/get_started",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err10 = {instancePath:instancePath+"/get_started",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.greeting !== undefined){
let data3 = data.greeting;
if(typeof data3 === "string"){
if(func2(data3) > 160){
const err11 = {instancePath:instancePath+"/greeting",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern6.test(data3)){
const err12 = {instancePath:instancePath+"/greeting",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err13 = {instancePath:instancePath+"/greeting",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.persistent_menu !== undefined){
let data4 = data.persistent_menu;
if(Array.isArray(data4)){
if(data4.length > 5){
const err14 = {instancePath:instancePath+"/persistent_menu",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate8(data4[i0], {instancePath:instancePath+"/persistent_menu/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/persistent_menu",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.instagram_id !== undefined){
let data6 = data.instagram_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/instagram_id",keyword:"type",params:{type: schema9.properties.instagram_id.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 40){
const err17 = {instancePath:instancePath+"/instagram_id",keyword:"maxLength",params:{limit: 40}};
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
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
const schema15 = {"type":"object","required":["url","events","active"],"additionalProperties":false,"properties":{"url":{"$ref":"contract:schemas#/$defs/HttpsUrl"},"events":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/WebhookEvent"}},"headers":{"type":"array","maxItems":20,"items":{"type":"object","required":["name","value"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-z0-9-]+$"},"value":{"type":"string","minLength":1,"maxLength":500}}}},"active":{"type":"boolean"},"retries":{"type":"integer","minimum":0,"maximum":10}}};
const schema16 = {"type":"string","format":"uri","pattern":"^https://","maxLength":500};
const schema17 = {"type":"string","enum":["message","conversation","handoff","resolved","lead","form_completed"]};
const formats6 = isUri;
const func31 = isSame;
const pattern14 = new RegExp("^https://", "u");
const pattern15 = new RegExp("^[A-Za-z0-9-]+$", "u");
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.active === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "active"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "url") || (key0 === "events")) || (key0 === "headers")) || (key0 === "active")) || (key0 === "retries"))){
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
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err4 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern14.test(data0)){
const err5 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^https://"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats6(data0))){
const err6 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "uri"}};
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
const err7 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/events",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/events/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((data2 === "message") || (data2 === "conversation")) || (data2 === "handoff")) || (data2 === "resolved")) || (data2 === "lead")) || (data2 === "form_completed"))){
const err10 = {instancePath:instancePath+"/events/" + i0,keyword:"enum",params:{allowedValues: schema17.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func31(data1[i1], data1[j0])){
const err11 = {instancePath:instancePath+"/events",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/events",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.headers !== undefined){
let data3 = data.headers;
if(Array.isArray(data3)){
if(data3.length > 20){
const err13 = {instancePath:instancePath+"/headers",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err14 = {instancePath:instancePath+"/headers/" + i2,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.value === undefined){
const err15 = {instancePath:instancePath+"/headers/" + i2,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "name") || (key1 === "value"))){
const err16 = {instancePath:instancePath+"/headers/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(func2(data5) > 60){
const err17 = {instancePath:instancePath+"/headers/" + i2+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data5) < 1){
const err18 = {instancePath:instancePath+"/headers/" + i2+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern15.test(data5)){
const err19 = {instancePath:instancePath+"/headers/" + i2+"/name",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"}};
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
const err20 = {instancePath:instancePath+"/headers/" + i2+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(typeof data6 === "string"){
if(func2(data6) > 500){
const err21 = {instancePath:instancePath+"/headers/" + i2+"/value",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func2(data6) < 1){
const err22 = {instancePath:instancePath+"/headers/" + i2+"/value",keyword:"minLength",params:{limit: 1}};
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
const err23 = {instancePath:instancePath+"/headers/" + i2+"/value",keyword:"type",params:{type: "string"}};
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
const err24 = {instancePath:instancePath+"/headers/" + i2,keyword:"type",params:{type: "object"}};
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
const err25 = {instancePath:instancePath+"/headers",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err26 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.retries !== undefined){
let data8 = data.retries;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err27 = {instancePath:instancePath+"/retries",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 10 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/retries",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/retries",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
validate11.errors = vErrors;
return errors === 0;
}
const schema19 = {"type":"object","required":["provider","account","direction","interval_minutes"],"additionalProperties":false,"properties":{"provider":{"$ref":"contract:schemas#/$defs/StoreProvider"},"account":{"type":"string","minLength":1,"maxLength":150},"direction":{"$ref":"contract:schemas#/$defs/SyncDirection"},"interval_minutes":{"type":"integer","minimum":15,"maximum":10080},"last_run_at":{"type":["string","null"],"format":"date-time"},"last_run_error":{"type":["string","null"]}}};
const schema20 = {"type":"string","enum":["tienda_nube","mercado_libre","woocommerce","mercado_pago"]};
const schema21 = {"type":"string","enum":["pull","push","both"]};
const formats0 = isDateTime;
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "provider"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.account === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "account"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.direction === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "direction"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.interval_minutes === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "interval_minutes"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "provider") || (key0 === "account")) || (key0 === "direction")) || (key0 === "interval_minutes")) || (key0 === "last_run_at")) || (key0 === "last_run_error"))){
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
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/provider",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data0 === "tienda_nube") || (data0 === "mercado_libre")) || (data0 === "woocommerce")) || (data0 === "mercado_pago"))){
const err6 = {instancePath:instancePath+"/provider",keyword:"enum",params:{allowedValues: schema20.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.account !== undefined){
let data1 = data.account;
if(typeof data1 === "string"){
if(func2(data1) > 150){
const err7 = {instancePath:instancePath+"/account",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data1) < 1){
const err8 = {instancePath:instancePath+"/account",keyword:"minLength",params:{limit: 1}};
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
const err9 = {instancePath:instancePath+"/account",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/direction",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data2 === "pull") || (data2 === "push")) || (data2 === "both"))){
const err11 = {instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema21.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.interval_minutes !== undefined){
let data3 = data.interval_minutes;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/interval_minutes",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 10080 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/interval_minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 15 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/interval_minutes",keyword:"minimum",params:{comparison: ">=", limit: 15}};
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
if(data.last_run_at !== undefined){
let data4 = data.last_run_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/last_run_at",keyword:"type",params:{type: schema19.properties.last_run_at.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err16 = {instancePath:instancePath+"/last_run_at",keyword:"format",params:{format: "date-time"}};
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
if(data.last_run_error !== undefined){
let data5 = data.last_run_error;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/last_run_error",keyword:"type",params:{type: schema19.properties.last_run_error.type}};
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
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
const formats4 = isEmail;
const pattern10 = new RegExp("^https://[a-zA-Z0-9.-]+(:[0-9]+)?$", "u");
const pattern13 = new RegExp("^[A-Za-z0-9@_.\\-]*$", "u");
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "key"}};
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
if(data.description === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.connected_by === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "connected_by"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.connected_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "connected_at"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.last_event_at === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "last_event_at"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.last_error === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "last_error"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.secrets === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "secrets"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((((((data0 === "whatsapp") || (data0 === "facebook")) || (data0 === "webchat")) || (data0 === "instagram")) || (data0 === "telegram")) || (data0 === "email")) || (data0 === "webhook")) || (data0 === "sheets")) || (data0 === "automation")) || (data0 === "store"))){
const err11 = {instancePath:instancePath+"/key",keyword:"enum",params:{allowedValues: schema3.enum}};
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
if(typeof data.name !== "string"){
const err12 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data3 === "connected") || (data3 === "needs_action")) || (data3 === "error")) || (data3 === "off"))){
const err15 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.connected_by !== undefined){
let data4 = data.connected_by;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/connected_by",parentData:data,parentDataProperty:"connected_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs15 = errors;
if(data4 !== null){
const err16 = {instancePath:instancePath+"/connected_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err17 = {instancePath:instancePath+"/connected_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.connected_at !== undefined){
let data5 = data.connected_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/connected_at",keyword:"type",params:{type: schema2.properties.connected_at.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err19 = {instancePath:instancePath+"/connected_at",keyword:"format",params:{format: "date-time"}};
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
if(data.last_event_at !== undefined){
let data6 = data.last_event_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/last_event_at",keyword:"type",params:{type: schema2.properties.last_event_at.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err21 = {instancePath:instancePath+"/last_event_at",keyword:"format",params:{format: "date-time"}};
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
if(data.last_error !== undefined){
let data7 = data.last_error;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/last_error",keyword:"type",params:{type: schema2.properties.last_error.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.secrets !== undefined){
let data8 = data.secrets;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(typeof data8[key1] !== "string"){
const err23 = {instancePath:instancePath+"/secrets/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
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
const err24 = {instancePath:instancePath+"/secrets",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.settings !== undefined){
let data10 = data.settings;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(!(validate5(data10, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid1 = _errs30 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs31 = errors;
if(!(validate7(data10, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid1 = _errs31 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs32 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.allowed_domains === undefined){
const err25 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "allowed_domains"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data10){
if(!(((key2 === "snippet") || (key2 === "allowed_domains")) || (key2 === "identity_required"))){
const err26 = {instancePath:instancePath+"/settings",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.snippet !== undefined){
if(typeof data10.snippet !== "string"){
const err27 = {instancePath:instancePath+"/settings/snippet",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.allowed_domains !== undefined){
let data12 = data10.allowed_domains;
if(Array.isArray(data12)){
if(data12.length > 50){
const err28 = {instancePath:instancePath+"/settings/allowed_domains",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.length < 1){
const err29 = {instancePath:instancePath+"/settings/allowed_domains",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(func2(data13) > 255){
const err30 = {instancePath:instancePath+"/settings/allowed_domains/" + i0,keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern10.test(data13)){
const err31 = {instancePath:instancePath+"/settings/allowed_domains/" + i0,keyword:"pattern",params:{pattern: "^https://[a-zA-Z0-9.-]+(:[0-9]+)?$"}};
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
const err32 = {instancePath:instancePath+"/settings/allowed_domains/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
let i1 = data12.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data12[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err33 = {instancePath:instancePath+"/settings/allowed_domains",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err34 = {instancePath:instancePath+"/settings/allowed_domains",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.identity_required !== undefined){
if(typeof data10.identity_required !== "boolean"){
const err35 = {instancePath:instancePath+"/settings/identity_required",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/settings",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid1 = _errs32 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs44 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.account === undefined){
const err37 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "account"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data10){
if(!((key3 === "account") || (key3 === "greeting"))){
const err38 = {instancePath:instancePath+"/settings",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data10.account !== undefined){
let data15 = data10.account;
if(typeof data15 === "string"){
if(func2(data15) > 100){
const err39 = {instancePath:instancePath+"/settings/account",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func2(data15) < 1){
const err40 = {instancePath:instancePath+"/settings/account",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern6.test(data15)){
const err41 = {instancePath:instancePath+"/settings/account",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err42 = {instancePath:instancePath+"/settings/account",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data10.greeting !== undefined){
let data16 = data10.greeting;
if(typeof data16 === "string"){
if(func2(data16) > 1024){
const err43 = {instancePath:instancePath+"/settings/greeting",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!pattern6.test(data16)){
const err44 = {instancePath:instancePath+"/settings/greeting",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/settings/greeting",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/settings",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid1 = _errs44 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs52 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.address === undefined){
const err47 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data10.imap_host === undefined){
const err48 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "imap_host"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data10.imap_port === undefined){
const err49 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "imap_port"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data10.smtp_host === undefined){
const err50 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "smtp_host"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data10.smtp_port === undefined){
const err51 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "smtp_port"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data10.user === undefined){
const err52 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "user"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key4 in data10){
if(!((((((key4 === "address") || (key4 === "imap_host")) || (key4 === "imap_port")) || (key4 === "smtp_host")) || (key4 === "smtp_port")) || (key4 === "user"))){
const err53 = {instancePath:instancePath+"/settings",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data10.address !== undefined){
let data17 = data10.address;
if(typeof data17 === "string"){
if(func2(data17) > 150){
const err54 = {instancePath:instancePath+"/settings/address",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern13.test(data17)){
const err55 = {instancePath:instancePath+"/settings/address",keyword:"pattern",params:{pattern: "^[A-Za-z0-9@_.\\-]*$"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(formats4(data17))){
const err56 = {instancePath:instancePath+"/settings/address",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/settings/address",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data10.imap_host !== undefined){
let data18 = data10.imap_host;
if(typeof data18 === "string"){
if(func2(data18) > 255){
const err58 = {instancePath:instancePath+"/settings/imap_host",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(func2(data18) < 1){
const err59 = {instancePath:instancePath+"/settings/imap_host",keyword:"minLength",params:{limit: 1}};
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
const err60 = {instancePath:instancePath+"/settings/imap_host",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data10.imap_port !== undefined){
let data19 = data10.imap_port;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err61 = {instancePath:instancePath+"/settings/imap_port",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 65535 || isNaN(data19)){
const err62 = {instancePath:instancePath+"/settings/imap_port",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err63 = {instancePath:instancePath+"/settings/imap_port",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data10.smtp_host !== undefined){
let data20 = data10.smtp_host;
if(typeof data20 === "string"){
if(func2(data20) > 255){
const err64 = {instancePath:instancePath+"/settings/smtp_host",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(func2(data20) < 1){
const err65 = {instancePath:instancePath+"/settings/smtp_host",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/settings/smtp_host",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data10.smtp_port !== undefined){
let data21 = data10.smtp_port;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err67 = {instancePath:instancePath+"/settings/smtp_port",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 > 65535 || isNaN(data21)){
const err68 = {instancePath:instancePath+"/settings/smtp_port",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err69 = {instancePath:instancePath+"/settings/smtp_port",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data10.user !== undefined){
let data22 = data10.user;
if(typeof data22 === "string"){
if(func2(data22) > 150){
const err70 = {instancePath:instancePath+"/settings/user",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(func2(data22) < 1){
const err71 = {instancePath:instancePath+"/settings/user",keyword:"minLength",params:{limit: 1}};
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
const err72 = {instancePath:instancePath+"/settings/user",keyword:"type",params:{type: "string"}};
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
const err73 = {instancePath:instancePath+"/settings",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid1 = _errs52 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs68 = errors;
if(!(validate11(data10, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid1 = _errs68 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs69 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.account === undefined){
const err74 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "account"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data10.mappings === undefined){
const err75 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "mappings"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key5 in data10){
if(!((key5 === "account") || (key5 === "mappings"))){
const err76 = {instancePath:instancePath+"/settings",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data10.account !== undefined){
let data23 = data10.account;
if(typeof data23 === "string"){
if(func2(data23) > 500){
const err77 = {instancePath:instancePath+"/settings/account",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(func2(data23) < 1){
const err78 = {instancePath:instancePath+"/settings/account",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/settings/account",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data10.mappings !== undefined){
let data24 = data10.mappings;
if(Array.isArray(data24)){
if(data24.length > 100){
const err80 = {instancePath:instancePath+"/settings/mappings",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const len1 = data24.length;
for(let i2=0; i2<len1; i2++){
let data25 = data24[i2];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.field === undefined){
const err81 = {instancePath:instancePath+"/settings/mappings/" + i2,keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data25.column === undefined){
const err82 = {instancePath:instancePath+"/settings/mappings/" + i2,keyword:"required",params:{missingProperty: "column"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
for(const key6 in data25){
if(!((key6 === "field") || (key6 === "column"))){
const err83 = {instancePath:instancePath+"/settings/mappings/" + i2,keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data25.field !== undefined){
let data26 = data25.field;
if(typeof data26 === "string"){
if(func2(data26) > 60){
const err84 = {instancePath:instancePath+"/settings/mappings/" + i2+"/field",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(func2(data26) < 1){
const err85 = {instancePath:instancePath+"/settings/mappings/" + i2+"/field",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/settings/mappings/" + i2+"/field",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data25.column !== undefined){
let data27 = data25.column;
if(typeof data27 === "string"){
if(func2(data27) > 60){
const err87 = {instancePath:instancePath+"/settings/mappings/" + i2+"/column",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(func2(data27) < 1){
const err88 = {instancePath:instancePath+"/settings/mappings/" + i2+"/column",keyword:"minLength",params:{limit: 1}};
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
const err89 = {instancePath:instancePath+"/settings/mappings/" + i2+"/column",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/settings/mappings/" + i2,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/settings/mappings",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/settings",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var _valid1 = _errs69 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs84 = errors;
if(!(validate13(data10, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid1 = _errs84 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs85 = errors;
if(data10 !== null){
const err93 = {instancePath:instancePath+"/settings",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var _valid1 = _errs85 === errors;
valid5 = valid5 || _valid1;
}
}
}
}
}
}
}
}
if(!valid5){
const err94 = {instancePath:instancePath+"/settings",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err95 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
validate0.errors = vErrors;
return errors === 0;
}
const $Error = validate16;
const schema22 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema23 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern16 = new RegExp("^[a-z_]+$", "u");
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern16.test(data1)){
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
validate16.errors = vErrors;
return errors === 0;
}
const $Plugin = validate17;
const schema24 = {"$ref":"contract:schemas#/$defs/Plugin","$id":"contract:validate/$Plugin"};
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "key"}};
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
if(data.description === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.connected_by === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "connected_by"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.connected_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "connected_at"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.last_event_at === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "last_event_at"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.last_error === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "last_error"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.secrets === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "secrets"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((((((data0 === "whatsapp") || (data0 === "facebook")) || (data0 === "webchat")) || (data0 === "instagram")) || (data0 === "telegram")) || (data0 === "email")) || (data0 === "webhook")) || (data0 === "sheets")) || (data0 === "automation")) || (data0 === "store"))){
const err11 = {instancePath:instancePath+"/key",keyword:"enum",params:{allowedValues: schema3.enum}};
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
if(typeof data.name !== "string"){
const err12 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data3 === "connected") || (data3 === "needs_action")) || (data3 === "error")) || (data3 === "off"))){
const err15 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.connected_by !== undefined){
let data4 = data.connected_by;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/connected_by",parentData:data,parentDataProperty:"connected_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs15 = errors;
if(data4 !== null){
const err16 = {instancePath:instancePath+"/connected_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err17 = {instancePath:instancePath+"/connected_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.connected_at !== undefined){
let data5 = data.connected_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/connected_at",keyword:"type",params:{type: schema2.properties.connected_at.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err19 = {instancePath:instancePath+"/connected_at",keyword:"format",params:{format: "date-time"}};
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
if(data.last_event_at !== undefined){
let data6 = data.last_event_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/last_event_at",keyword:"type",params:{type: schema2.properties.last_event_at.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err21 = {instancePath:instancePath+"/last_event_at",keyword:"format",params:{format: "date-time"}};
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
if(data.last_error !== undefined){
let data7 = data.last_error;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/last_error",keyword:"type",params:{type: schema2.properties.last_error.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.secrets !== undefined){
let data8 = data.secrets;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(typeof data8[key1] !== "string"){
const err23 = {instancePath:instancePath+"/secrets/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
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
const err24 = {instancePath:instancePath+"/secrets",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.settings !== undefined){
let data10 = data.settings;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(!(validate5(data10, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid1 = _errs30 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs31 = errors;
if(!(validate7(data10, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid1 = _errs31 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs32 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.allowed_domains === undefined){
const err25 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "allowed_domains"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data10){
if(!(((key2 === "snippet") || (key2 === "allowed_domains")) || (key2 === "identity_required"))){
const err26 = {instancePath:instancePath+"/settings",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.snippet !== undefined){
if(typeof data10.snippet !== "string"){
const err27 = {instancePath:instancePath+"/settings/snippet",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.allowed_domains !== undefined){
let data12 = data10.allowed_domains;
if(Array.isArray(data12)){
if(data12.length > 50){
const err28 = {instancePath:instancePath+"/settings/allowed_domains",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.length < 1){
const err29 = {instancePath:instancePath+"/settings/allowed_domains",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(func2(data13) > 255){
const err30 = {instancePath:instancePath+"/settings/allowed_domains/" + i0,keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern10.test(data13)){
const err31 = {instancePath:instancePath+"/settings/allowed_domains/" + i0,keyword:"pattern",params:{pattern: "^https://[a-zA-Z0-9.-]+(:[0-9]+)?$"}};
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
const err32 = {instancePath:instancePath+"/settings/allowed_domains/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
let i1 = data12.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data12[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err33 = {instancePath:instancePath+"/settings/allowed_domains",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err34 = {instancePath:instancePath+"/settings/allowed_domains",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.identity_required !== undefined){
if(typeof data10.identity_required !== "boolean"){
const err35 = {instancePath:instancePath+"/settings/identity_required",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/settings",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid1 = _errs32 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs44 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.account === undefined){
const err37 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "account"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data10){
if(!((key3 === "account") || (key3 === "greeting"))){
const err38 = {instancePath:instancePath+"/settings",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data10.account !== undefined){
let data15 = data10.account;
if(typeof data15 === "string"){
if(func2(data15) > 100){
const err39 = {instancePath:instancePath+"/settings/account",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func2(data15) < 1){
const err40 = {instancePath:instancePath+"/settings/account",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern6.test(data15)){
const err41 = {instancePath:instancePath+"/settings/account",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err42 = {instancePath:instancePath+"/settings/account",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data10.greeting !== undefined){
let data16 = data10.greeting;
if(typeof data16 === "string"){
if(func2(data16) > 1024){
const err43 = {instancePath:instancePath+"/settings/greeting",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!pattern6.test(data16)){
const err44 = {instancePath:instancePath+"/settings/greeting",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/settings/greeting",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/settings",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid1 = _errs44 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs52 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.address === undefined){
const err47 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data10.imap_host === undefined){
const err48 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "imap_host"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data10.imap_port === undefined){
const err49 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "imap_port"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data10.smtp_host === undefined){
const err50 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "smtp_host"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data10.smtp_port === undefined){
const err51 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "smtp_port"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data10.user === undefined){
const err52 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "user"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key4 in data10){
if(!((((((key4 === "address") || (key4 === "imap_host")) || (key4 === "imap_port")) || (key4 === "smtp_host")) || (key4 === "smtp_port")) || (key4 === "user"))){
const err53 = {instancePath:instancePath+"/settings",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data10.address !== undefined){
let data17 = data10.address;
if(typeof data17 === "string"){
if(func2(data17) > 150){
const err54 = {instancePath:instancePath+"/settings/address",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern13.test(data17)){
const err55 = {instancePath:instancePath+"/settings/address",keyword:"pattern",params:{pattern: "^[A-Za-z0-9@_.\\-]*$"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(formats4(data17))){
const err56 = {instancePath:instancePath+"/settings/address",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/settings/address",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data10.imap_host !== undefined){
let data18 = data10.imap_host;
if(typeof data18 === "string"){
if(func2(data18) > 255){
const err58 = {instancePath:instancePath+"/settings/imap_host",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(func2(data18) < 1){
const err59 = {instancePath:instancePath+"/settings/imap_host",keyword:"minLength",params:{limit: 1}};
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
const err60 = {instancePath:instancePath+"/settings/imap_host",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data10.imap_port !== undefined){
let data19 = data10.imap_port;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err61 = {instancePath:instancePath+"/settings/imap_port",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 65535 || isNaN(data19)){
const err62 = {instancePath:instancePath+"/settings/imap_port",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err63 = {instancePath:instancePath+"/settings/imap_port",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data10.smtp_host !== undefined){
let data20 = data10.smtp_host;
if(typeof data20 === "string"){
if(func2(data20) > 255){
const err64 = {instancePath:instancePath+"/settings/smtp_host",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(func2(data20) < 1){
const err65 = {instancePath:instancePath+"/settings/smtp_host",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/settings/smtp_host",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data10.smtp_port !== undefined){
let data21 = data10.smtp_port;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err67 = {instancePath:instancePath+"/settings/smtp_port",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 > 65535 || isNaN(data21)){
const err68 = {instancePath:instancePath+"/settings/smtp_port",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err69 = {instancePath:instancePath+"/settings/smtp_port",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data10.user !== undefined){
let data22 = data10.user;
if(typeof data22 === "string"){
if(func2(data22) > 150){
const err70 = {instancePath:instancePath+"/settings/user",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(func2(data22) < 1){
const err71 = {instancePath:instancePath+"/settings/user",keyword:"minLength",params:{limit: 1}};
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
const err72 = {instancePath:instancePath+"/settings/user",keyword:"type",params:{type: "string"}};
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
const err73 = {instancePath:instancePath+"/settings",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid1 = _errs52 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs68 = errors;
if(!(validate11(data10, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid1 = _errs68 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs69 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.account === undefined){
const err74 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "account"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data10.mappings === undefined){
const err75 = {instancePath:instancePath+"/settings",keyword:"required",params:{missingProperty: "mappings"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key5 in data10){
if(!((key5 === "account") || (key5 === "mappings"))){
const err76 = {instancePath:instancePath+"/settings",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data10.account !== undefined){
let data23 = data10.account;
if(typeof data23 === "string"){
if(func2(data23) > 500){
const err77 = {instancePath:instancePath+"/settings/account",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(func2(data23) < 1){
const err78 = {instancePath:instancePath+"/settings/account",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/settings/account",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data10.mappings !== undefined){
let data24 = data10.mappings;
if(Array.isArray(data24)){
if(data24.length > 100){
const err80 = {instancePath:instancePath+"/settings/mappings",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const len1 = data24.length;
for(let i2=0; i2<len1; i2++){
let data25 = data24[i2];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.field === undefined){
const err81 = {instancePath:instancePath+"/settings/mappings/" + i2,keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data25.column === undefined){
const err82 = {instancePath:instancePath+"/settings/mappings/" + i2,keyword:"required",params:{missingProperty: "column"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
for(const key6 in data25){
if(!((key6 === "field") || (key6 === "column"))){
const err83 = {instancePath:instancePath+"/settings/mappings/" + i2,keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data25.field !== undefined){
let data26 = data25.field;
if(typeof data26 === "string"){
if(func2(data26) > 60){
const err84 = {instancePath:instancePath+"/settings/mappings/" + i2+"/field",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(func2(data26) < 1){
const err85 = {instancePath:instancePath+"/settings/mappings/" + i2+"/field",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/settings/mappings/" + i2+"/field",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data25.column !== undefined){
let data27 = data25.column;
if(typeof data27 === "string"){
if(func2(data27) > 60){
const err87 = {instancePath:instancePath+"/settings/mappings/" + i2+"/column",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(func2(data27) < 1){
const err88 = {instancePath:instancePath+"/settings/mappings/" + i2+"/column",keyword:"minLength",params:{limit: 1}};
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
const err89 = {instancePath:instancePath+"/settings/mappings/" + i2+"/column",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/settings/mappings/" + i2,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/settings/mappings",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/settings",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var _valid1 = _errs69 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs84 = errors;
if(!(validate13(data10, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid1 = _errs84 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs85 = errors;
if(data10 !== null){
const err93 = {instancePath:instancePath+"/settings",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var _valid1 = _errs85 === errors;
valid5 = valid5 || _valid1;
}
}
}
}
}
}
}
}
if(!valid5){
const err94 = {instancePath:instancePath+"/settings",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err95 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
validate17.errors = vErrors;
return errors === 0;
}
const $PluginTest = validate25;
const schema32 = {"$ref":"contract:schemas#/$defs/PluginTest","$id":"contract:validate/$PluginTest"};
const schema33 = {"type":"object","required":["ok","message"],"additionalProperties":false,"properties":{"ok":{"type":"boolean"},"message":{"type":"string"}}};
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "message"))){
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
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
const err3 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
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
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
const $PluginSecret = validate26;
const schema34 = {"$ref":"contract:schemas#/$defs/PluginSecret","$id":"contract:validate/$PluginSecret"};
const schema35 = {"type":"object","required":["secret"],"additionalProperties":false,"properties":{"secret":{"type":"string"}}};
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.secret === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "secret"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "secret")){
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
if(data.secret !== undefined){
if(typeof data.secret !== "string"){
const err2 = {instancePath:instancePath+"/secret",keyword:"type",params:{type: "string"}};
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
validate26.errors = vErrors;
return errors === 0;
}
const $pluginEventList200 = validate27;
const schema36 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/PluginEvent"},"$id":"contract:validate/$pluginEventList200"};
const schema37 = {"type":"object","required":["id","at","kind","ok","detail"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"at":{"type":"string","format":"date-time"},"kind":{"type":"string"},"ok":{"type":"boolean","enum":[true,false]},"detail":{"type":["string","null"]}}};
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
if(data.at === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "at"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ok === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "ok"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.detail === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "at")) || (key0 === "kind")) || (key0 === "ok")) || (key0 === "detail"))){
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
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err9 = {instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}};
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
const err10 = {instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err11 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ok !== undefined){
let data3 = data.ok;
if(typeof data3 !== "boolean"){
const err12 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data3 === true) || (data3 === false))){
const err13 = {instancePath:instancePath+"/ok",keyword:"enum",params:{allowedValues: schema37.properties.ok.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.detail !== undefined){
let data4 = data.detail;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/detail",keyword:"type",params:{type: schema37.properties.detail.type}};
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
validate28.errors = vErrors;
return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate27.errors = vErrors;
return errors === 0;
}
const $apiKeyList200 = validate30;
const schema39 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/ApiKey"},"$id":"contract:validate/$apiKeyList200"};
const schema40 = {"type":"object","required":["id","name","scopes","expires_at","prefix","last_used_at","created_at"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/ApiScope"}},"expires_at":{"type":["string","null"],"format":"date-time"},"id":{"$ref":"contract:schemas#/$defs/Id"},"prefix":{"type":"string"},"last_used_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"}}};
const schema41 = {"type":"string","enum":["chats","contacts","forms","responses","campaigns","analytics"]};
const schema43 = {"type":"string","format":"date-time"};
const pattern21 = new RegExp("^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$", "u");
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.scopes === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "scopes"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires_at === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "expires_at"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.prefix === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "prefix"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.last_used_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "last_used_at"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created_at === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "scopes")) || (key0 === "expires_at")) || (key0 === "id")) || (key0 === "prefix")) || (key0 === "last_used_at")) || (key0 === "created_at"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 60){
const err8 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data0) < 1){
const err9 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern21.test(data0)){
const err10 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err11 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length < 1){
const err12 = {instancePath:instancePath+"/scopes",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/scopes/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data2 === "chats") || (data2 === "contacts")) || (data2 === "forms")) || (data2 === "responses")) || (data2 === "campaigns")) || (data2 === "analytics"))){
const err14 = {instancePath:instancePath+"/scopes/" + i0,keyword:"enum",params:{allowedValues: schema41.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func31(data1[i1], data1[j0])){
const err15 = {instancePath:instancePath+"/scopes",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/scopes",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data3 = data.expires_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/expires_at",keyword:"type",params:{type: schema40.properties.expires_at.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err18 = {instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"}};
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
if(data.id !== undefined){
let data4 = data.id;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err19 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.prefix !== undefined){
if(typeof data.prefix !== "string"){
const err22 = {instancePath:instancePath+"/prefix",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.last_used_at !== undefined){
let data6 = data.last_used_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: schema40.properties.last_used_at.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err24 = {instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"}};
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
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err25 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
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
const err26 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
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
const err27 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate31(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
validate30.errors = vErrors;
return errors === 0;
}
const $ApiKeyCreated = validate33;
const schema44 = {"$ref":"contract:schemas#/$defs/ApiKeyCreated","$id":"contract:validate/$ApiKeyCreated"};
const schema45 = {"type":"object","required":["key","token"],"additionalProperties":false,"properties":{"key":{"$ref":"contract:schemas#/$defs/ApiKey"},"token":{"type":"string"}}};
function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.scopes === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "scopes"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires_at === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "expires_at"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.prefix === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "prefix"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.last_used_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "last_used_at"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created_at === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "scopes")) || (key0 === "expires_at")) || (key0 === "id")) || (key0 === "prefix")) || (key0 === "last_used_at")) || (key0 === "created_at"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 60){
const err8 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data0) < 1){
const err9 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern21.test(data0)){
const err10 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err11 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length < 1){
const err12 = {instancePath:instancePath+"/scopes",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/scopes/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data2 === "chats") || (data2 === "contacts")) || (data2 === "forms")) || (data2 === "responses")) || (data2 === "campaigns")) || (data2 === "analytics"))){
const err14 = {instancePath:instancePath+"/scopes/" + i0,keyword:"enum",params:{allowedValues: schema41.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func31(data1[i1], data1[j0])){
const err15 = {instancePath:instancePath+"/scopes",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/scopes",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data3 = data.expires_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/expires_at",keyword:"type",params:{type: schema40.properties.expires_at.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err18 = {instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"}};
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
if(data.id !== undefined){
let data4 = data.id;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err19 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.prefix !== undefined){
if(typeof data.prefix !== "string"){
const err22 = {instancePath:instancePath+"/prefix",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.last_used_at !== undefined){
let data6 = data.last_used_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: schema40.properties.last_used_at.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err24 = {instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"}};
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
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err25 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
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
const err26 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
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
const err27 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "key") || (key0 === "token"))){
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
if(data.key !== undefined){
if(!(validate35(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
if(typeof data.token !== "string"){
const err3 = {instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}
export const answers = {
  pluginList: {
    200: $pluginList200,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  whatsappConnect: {
    200: $Plugin,
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
  facebookConnect: {
    200: $Plugin,
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
  webchatConnect: {
    200: $Plugin,
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
  instagramConnect: {
    200: $Plugin,
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
  telegramConnect: {
    200: $Plugin,
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
  mailboxConnect: {
    200: $Plugin,
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
  webhookConnect: {
    200: $Plugin,
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
  sheetsConnect: {
    200: $Plugin,
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
  automationConnect: {
    200: $Plugin,
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
  storeConnect: {
    200: $Plugin,
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
  pluginGet: {
    200: $Plugin,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  pluginTest: {
    200: $PluginTest,
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
  pluginDisconnect: {
    200: $Plugin,
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
  pluginRotate: {
    200: $PluginSecret,
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
  pluginEventList: {
    200: $pluginEventList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  apiKeyList: {
    200: $apiKeyList200,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  apiKeyCreate: {
    201: $ApiKeyCreated,
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
  apiKeyDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
}
