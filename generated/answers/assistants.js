// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { codePoints, isDate, isDateTime, isSame, isUri } from '../../src/contract/formats.ts'
const $assistantList200 = validate0;
const schema0 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Assistant"},"$id":"contract:validate/$assistantList200"};
const schema2 = {"type":"object","required":["id","name","role_instructions","tone","length","language","enabled","usage","created_at","updated_at","version"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"avatar":{"type":["integer","null"],"minimum":1},"description":{"type":"string","maxLength":300,"pattern":"^[^<>']*$"},"role_instructions":{"type":"string","minLength":1,"maxLength":8000},"tone":{"$ref":"contract:schemas#/$defs/AssistantTone"},"length":{"$ref":"contract:schemas#/$defs/AssistantLength"},"language":{"$ref":"contract:schemas#/$defs/Language"},"model":{"type":"string","maxLength":60},"temperature":{"type":"number","minimum":0,"maximum":1},"max_turns":{"type":"integer","minimum":1,"maximum":20},"tools":{"type":"array","maxItems":20,"items":{"$ref":"contract:schemas#/$defs/AssistantTool"}},"guardrails":{"$ref":"contract:schemas#/$defs/Guardrails"},"handoff":{"$ref":"contract:schemas#/$defs/AssistantHandoff"},"channels":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Channel"}},"schedule":{"anyOf":[{"$ref":"contract:schemas#/$defs/OpeningHours"},{"type":"null"}]},"enabled":{"type":"boolean"},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"},"id":{"$ref":"contract:schemas#/$defs/Id"},"usage":{"$ref":"contract:schemas#/$defs/AssistantUsage"},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"}}};
const schema3 = {"type":"string","enum":["amable","profesional","neutral","informal"]};
const schema4 = {"type":"string","enum":["breve","medio","detallado"]};
const schema5 = {"type":"string","enum":["es-AR","es-419","es-ES","pt-BR","en-US"]};
const schema9 = {"type":"object","additionalProperties":false,"properties":{"forbidden_topics":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}},"never_say":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^<>']*$"}},"only_known_answers":{"type":"boolean"},"pii_masking":{"type":"boolean"}}};
const schema10 = {"type":"object","required":["enabled"],"additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"area_id":{"type":["integer","null"],"minimum":1},"after_failures":{"type":"integer","minimum":1,"maximum":10},"on_words":{"type":"array","maxItems":50,"items":{"type":"string","minLength":2,"maxLength":40,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}}}};
const schema11 = {"type":"string","enum":["webchat","whatsapp","facebook"]};
const schema17 = {"type":"integer","minimum":1};
const schema18 = {"type":"integer","minimum":1,"maximum":2147483647};
const schema21 = {"type":"string","format":"date-time"};
const schema22 = {"type":"string","format":"date-time"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePoints;
const func17 = isSame;
const pattern0 = new RegExp("^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$", "u");
const pattern1 = new RegExp("^[^<>']*$", "u");
const schema6 = {"type":"object","required":["kind","enabled"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:schemas#/$defs/ToolKind"},"enabled":{"type":"boolean"},"name":{"type":"string","maxLength":40,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"description":{"type":"string","maxLength":300,"pattern":"^[^<>']*$"},"method":{"type":"string","enum":["GET","POST"]},"url":{"anyOf":[{"$ref":"contract:schemas#/$defs/HttpsUrl"},{"type":"null"}]},"parameters":{"type":"array","maxItems":20,"items":{"type":"object","required":["name","description","required"],"additionalProperties":false,"properties":{"name":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"},"description":{"type":"string","maxLength":140,"pattern":"^[^<>']*$"},"required":{"type":"boolean"}}}},"requires_verification":{"type":"boolean"}}};
const schema7 = {"type":"string","enum":["product_search","branch_hours","quote_draft","http"]};
const schema8 = {"type":"string","format":"uri","pattern":"^https://","maxLength":500};
const pattern4 = new RegExp("^https://", "u");
const pattern5 = new RegExp("^[a-z0-9_]{1,40}$", "u");
const formats0 = isUri;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.enabled === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "enabled")) || (key0 === "name")) || (key0 === "description")) || (key0 === "method")) || (key0 === "url")) || (key0 === "parameters")) || (key0 === "requires_verification"))){
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
if(!((((data0 === "product_search") || (data0 === "branch_hours")) || (data0 === "quote_draft")) || (data0 === "http"))){
const err4 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema7.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err5 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) > 40){
const err6 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err8 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func1(data3) > 300){
const err9 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data3)){
const err10 = {instancePath:instancePath+"/description",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err11 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.method !== undefined){
let data4 = data.method;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/method",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data4 === "GET") || (data4 === "POST"))){
const err13 = {instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: schema6.properties.method.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.url !== undefined){
let data5 = data.url;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 500){
const err14 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern4.test(data5)){
const err15 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^https://"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0(data5))){
const err16 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "uri"}};
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
const err17 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs18 = errors;
if(data5 !== null){
const err18 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err19 = {instancePath:instancePath+"/url",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.parameters !== undefined){
let data6 = data.parameters;
if(Array.isArray(data6)){
if(data6.length > 20){
const err20 = {instancePath:instancePath+"/parameters",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
const err21 = {instancePath:instancePath+"/parameters/" + i0,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.description === undefined){
const err22 = {instancePath:instancePath+"/parameters/" + i0,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.required === undefined){
const err23 = {instancePath:instancePath+"/parameters/" + i0,keyword:"required",params:{missingProperty: "required"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "name") || (key1 === "description")) || (key1 === "required"))){
const err24 = {instancePath:instancePath+"/parameters/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.name !== undefined){
let data8 = data7.name;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err25 = {instancePath:instancePath+"/parameters/" + i0+"/name",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err26 = {instancePath:instancePath+"/parameters/" + i0+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.description !== undefined){
let data9 = data7.description;
if(typeof data9 === "string"){
if(func1(data9) > 140){
const err27 = {instancePath:instancePath+"/parameters/" + i0+"/description",keyword:"maxLength",params:{limit: 140}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern1.test(data9)){
const err28 = {instancePath:instancePath+"/parameters/" + i0+"/description",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/parameters/" + i0+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.required !== undefined){
if(typeof data7.required !== "boolean"){
const err30 = {instancePath:instancePath+"/parameters/" + i0+"/required",keyword:"type",params:{type: "boolean"}};
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
else {
const err31 = {instancePath:instancePath+"/parameters/" + i0,keyword:"type",params:{type: "object"}};
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
const err32 = {instancePath:instancePath+"/parameters",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.requires_verification !== undefined){
if(typeof data.requires_verification !== "boolean"){
const err33 = {instancePath:instancePath+"/requires_verification",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
const schema12 = {"type":"object","required":["timezone","always_open","week","exceptions"],"additionalProperties":false,"properties":{"timezone":{"$ref":"contract:schemas#/$defs/TimeZone"},"always_open":{"type":"boolean"},"week":{"type":"array","maxItems":7,"items":{"type":"object","required":["day","ranges"],"additionalProperties":false,"properties":{"day":{"$ref":"contract:schemas#/$defs/Weekday"},"ranges":{"type":"array","maxItems":6,"items":{"$ref":"contract:schemas#/$defs/TimeRange"}}}}},"exceptions":{"type":"array","maxItems":200,"items":{"type":"object","required":["date_from","date_to","name","ranges"],"additionalProperties":false,"properties":{"date_from":{"type":"string","format":"date"},"date_to":{"type":"string","format":"date"},"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"ranges":{"type":"array","maxItems":6,"items":{"$ref":"contract:schemas#/$defs/TimeRange"}}}}}}};
const schema13 = {"type":"string","maxLength":60,"pattern":"^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$"};
const schema14 = {"type":"integer","enum":[0,1,2,3,4,5,6]};
const schema15 = {"type":"object","required":["from","to"],"additionalProperties":false,"properties":{"from":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"to":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"}}};
const pattern10 = new RegExp("^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$", "u");
const pattern11 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const formats2 = isDate;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(func1(data0) > 60){
const err5 = {instancePath:instancePath+"/timezone",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern10.test(data0)){
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
const err14 = {instancePath:instancePath+"/week/" + i0+"/day",keyword:"enum",params:{allowedValues: schema14.enum}};
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
if(!pattern11.test(data7)){
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
if(!pattern11.test(data8)){
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
if(!(formats2(data11))){
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
if(!(formats2(data12))){
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
if(func1(data13) > 60){
const err37 = {instancePath:instancePath+"/exceptions/" + i2+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data13) < 1){
const err38 = {instancePath:instancePath+"/exceptions/" + i2+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern0.test(data13)){
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
if(!pattern11.test(data16)){
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
if(!pattern11.test(data17)){
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
validate5.errors = vErrors;
return errors === 0;
}
const schema19 = {"type":"object","required":["messages","tokens","cost_cents","currency"],"additionalProperties":false,"properties":{"messages":{"type":"integer","minimum":0},"tokens":{"type":"integer","minimum":0},"cost_cents":{"type":"integer","minimum":0},"currency":{"$ref":"contract:schemas#/$defs/CurrencyCode"}}};
const schema20 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern16 = new RegExp("^[A-Z]{3}$", "u");
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messages === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tokens === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tokens"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cost_cents === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "cost_cents"}};
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
for(const key0 in data){
if(!((((key0 === "messages") || (key0 === "tokens")) || (key0 === "cost_cents")) || (key0 === "currency"))){
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
if(data.messages !== undefined){
let data0 = data.messages;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/messages",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/messages",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.tokens !== undefined){
let data1 = data.tokens;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/tokens",keyword:"type",params:{type: "integer"}};
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
const err8 = {instancePath:instancePath+"/tokens",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.cost_cents !== undefined){
let data2 = data.cost_cents;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/cost_cents",keyword:"type",params:{type: "integer"}};
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
const err10 = {instancePath:instancePath+"/cost_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(!pattern16.test(data3)){
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
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
const formats6 = isDateTime;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.role_instructions === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "role_instructions"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tone === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tone"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.length === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "length"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.language === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "language"}};
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
if(data.usage === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "usage"}};
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
if(!(func0.call(schema2.properties, key0))){
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
if(!pattern0.test(data0)){
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
if(data.avatar !== undefined){
let data1 = data.avatar;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err16 = {instancePath:instancePath+"/avatar",keyword:"type",params:{type: schema2.properties.avatar.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err17 = {instancePath:instancePath+"/avatar",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 300){
const err18 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern1.test(data2)){
const err19 = {instancePath:instancePath+"/description",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err20 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.role_instructions !== undefined){
let data3 = data.role_instructions;
if(typeof data3 === "string"){
if(func1(data3) > 8000){
const err21 = {instancePath:instancePath+"/role_instructions",keyword:"maxLength",params:{limit: 8000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data3) < 1){
const err22 = {instancePath:instancePath+"/role_instructions",keyword:"minLength",params:{limit: 1}};
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
const err23 = {instancePath:instancePath+"/role_instructions",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.tone !== undefined){
let data4 = data.tone;
if(typeof data4 !== "string"){
const err24 = {instancePath:instancePath+"/tone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((data4 === "amable") || (data4 === "profesional")) || (data4 === "neutral")) || (data4 === "informal"))){
const err25 = {instancePath:instancePath+"/tone",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.length !== undefined){
let data5 = data.length;
if(typeof data5 !== "string"){
const err26 = {instancePath:instancePath+"/length",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data5 === "breve") || (data5 === "medio")) || (data5 === "detallado"))){
const err27 = {instancePath:instancePath+"/length",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.language !== undefined){
let data6 = data.language;
if(typeof data6 !== "string"){
const err28 = {instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((data6 === "es-AR") || (data6 === "es-419")) || (data6 === "es-ES")) || (data6 === "pt-BR")) || (data6 === "en-US"))){
const err29 = {instancePath:instancePath+"/language",keyword:"enum",params:{allowedValues: schema5.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.model !== undefined){
let data7 = data.model;
if(typeof data7 === "string"){
if(func1(data7) > 60){
const err30 = {instancePath:instancePath+"/model",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.temperature !== undefined){
let data8 = data.temperature;
if(typeof data8 == "number"){
if(data8 > 1 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/temperature",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/temperature",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err34 = {instancePath:instancePath+"/temperature",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.max_turns !== undefined){
let data9 = data.max_turns;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err35 = {instancePath:instancePath+"/max_turns",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 20 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/max_turns",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err37 = {instancePath:instancePath+"/max_turns",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.tools !== undefined){
let data10 = data.tools;
if(Array.isArray(data10)){
if(data10.length > 20){
const err38 = {instancePath:instancePath+"/tools",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data10[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.guardrails !== undefined){
let data12 = data.guardrails;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(!((((key1 === "forbidden_topics") || (key1 === "never_say")) || (key1 === "only_known_answers")) || (key1 === "pii_masking"))){
const err40 = {instancePath:instancePath+"/guardrails",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.forbidden_topics !== undefined){
let data13 = data12.forbidden_topics;
if(Array.isArray(data13)){
if(data13.length > 50){
const err41 = {instancePath:instancePath+"/guardrails/forbidden_topics",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(func1(data14) > 60){
const err42 = {instancePath:instancePath+"/guardrails/forbidden_topics/" + i1,keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data14) < 1){
const err43 = {instancePath:instancePath+"/guardrails/forbidden_topics/" + i1,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!pattern0.test(data14)){
const err44 = {instancePath:instancePath+"/guardrails/forbidden_topics/" + i1,keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err45 = {instancePath:instancePath+"/guardrails/forbidden_topics/" + i1,keyword:"type",params:{type: "string"}};
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
const err46 = {instancePath:instancePath+"/guardrails/forbidden_topics",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data12.never_say !== undefined){
let data15 = data12.never_say;
if(Array.isArray(data15)){
if(data15.length > 50){
const err47 = {instancePath:instancePath+"/guardrails/never_say",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func1(data16) > 255){
const err48 = {instancePath:instancePath+"/guardrails/never_say/" + i2,keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func1(data16) < 1){
const err49 = {instancePath:instancePath+"/guardrails/never_say/" + i2,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern1.test(data16)){
const err50 = {instancePath:instancePath+"/guardrails/never_say/" + i2,keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/guardrails/never_say/" + i2,keyword:"type",params:{type: "string"}};
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
const err52 = {instancePath:instancePath+"/guardrails/never_say",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data12.only_known_answers !== undefined){
if(typeof data12.only_known_answers !== "boolean"){
const err53 = {instancePath:instancePath+"/guardrails/only_known_answers",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data12.pii_masking !== undefined){
if(typeof data12.pii_masking !== "boolean"){
const err54 = {instancePath:instancePath+"/guardrails/pii_masking",keyword:"type",params:{type: "boolean"}};
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
else {
const err55 = {instancePath:instancePath+"/guardrails",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.handoff !== undefined){
let data19 = data.handoff;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.enabled === undefined){
const err56 = {instancePath:instancePath+"/handoff",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key2 in data19){
if(!((((key2 === "enabled") || (key2 === "area_id")) || (key2 === "after_failures")) || (key2 === "on_words"))){
const err57 = {instancePath:instancePath+"/handoff",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.enabled !== undefined){
if(typeof data19.enabled !== "boolean"){
const err58 = {instancePath:instancePath+"/handoff/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data19.area_id !== undefined){
let data21 = data19.area_id;
if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
const err59 = {instancePath:instancePath+"/handoff/area_id",keyword:"type",params:{type: schema10.properties.area_id.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 < 1 || isNaN(data21)){
const err60 = {instancePath:instancePath+"/handoff/area_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data19.after_failures !== undefined){
let data22 = data19.after_failures;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err61 = {instancePath:instancePath+"/handoff/after_failures",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 > 10 || isNaN(data22)){
const err62 = {instancePath:instancePath+"/handoff/after_failures",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err63 = {instancePath:instancePath+"/handoff/after_failures",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data19.on_words !== undefined){
let data23 = data19.on_words;
if(Array.isArray(data23)){
if(data23.length > 50){
const err64 = {instancePath:instancePath+"/handoff/on_words",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(typeof data24 === "string"){
if(func1(data24) > 40){
const err65 = {instancePath:instancePath+"/handoff/on_words/" + i3,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(func1(data24) < 2){
const err66 = {instancePath:instancePath+"/handoff/on_words/" + i3,keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!pattern0.test(data24)){
const err67 = {instancePath:instancePath+"/handoff/on_words/" + i3,keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/handoff/on_words/" + i3,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/handoff/on_words",keyword:"type",params:{type: "array"}};
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
else {
const err70 = {instancePath:instancePath+"/handoff",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.channels !== undefined){
let data25 = data.channels;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(typeof data26 !== "string"){
const err71 = {instancePath:instancePath+"/channels/" + i4,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(((data26 === "webchat") || (data26 === "whatsapp")) || (data26 === "facebook"))){
const err72 = {instancePath:instancePath+"/channels/" + i4,keyword:"enum",params:{allowedValues: schema11.enum}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
let i5 = data25.length;
let j0;
if(i5 > 1){
outer0:
for(;i5--;){
for(j0 = i5; j0--;){
if(func17(data25[i5], data25[j0])){
const err73 = {instancePath:instancePath+"/channels",keyword:"uniqueItems",params:{i: i5, j: j0}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err74 = {instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.schedule !== undefined){
let data27 = data.schedule;
const _errs64 = errors;
let valid20 = false;
const _errs65 = errors;
if(!(validate5(data27, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid0 = _errs65 === errors;
valid20 = valid20 || _valid0;
if(!valid20){
const _errs66 = errors;
if(data27 !== null){
const err75 = {instancePath:instancePath+"/schedule",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid0 = _errs66 === errors;
valid20 = valid20 || _valid0;
}
if(!valid20){
const err76 = {instancePath:instancePath+"/schedule",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err77 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.version !== undefined){
let data29 = data.version;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err78 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 < 1 || isNaN(data29)){
const err79 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data.id !== undefined){
let data30 = data.id;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err80 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 > 2147483647 || isNaN(data30)){
const err81 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err82 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.usage !== undefined){
if(!(validate7(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data32 = data.created_at;
if(typeof data32 === "string"){
if(!(formats6(data32))){
const err83 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data33 = data.updated_at;
if(typeof data33 === "string"){
if(!(formats6(data33))){
const err85 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
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
const err86 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
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
const $Error = validate10;
const schema23 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema24 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern17 = new RegExp("^[a-z_]+$", "u");
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern17.test(data1)){
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
validate10.errors = vErrors;
return errors === 0;
}
const $Assistant = validate11;
const schema25 = {"$ref":"contract:schemas#/$defs/Assistant","$id":"contract:validate/$Assistant"};
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.role_instructions === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "role_instructions"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tone === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tone"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.length === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "length"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.language === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "language"}};
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
if(data.usage === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "usage"}};
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
if(!(func0.call(schema2.properties, key0))){
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
if(!pattern0.test(data0)){
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
if(data.avatar !== undefined){
let data1 = data.avatar;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err16 = {instancePath:instancePath+"/avatar",keyword:"type",params:{type: schema2.properties.avatar.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err17 = {instancePath:instancePath+"/avatar",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 300){
const err18 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern1.test(data2)){
const err19 = {instancePath:instancePath+"/description",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err20 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.role_instructions !== undefined){
let data3 = data.role_instructions;
if(typeof data3 === "string"){
if(func1(data3) > 8000){
const err21 = {instancePath:instancePath+"/role_instructions",keyword:"maxLength",params:{limit: 8000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data3) < 1){
const err22 = {instancePath:instancePath+"/role_instructions",keyword:"minLength",params:{limit: 1}};
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
const err23 = {instancePath:instancePath+"/role_instructions",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.tone !== undefined){
let data4 = data.tone;
if(typeof data4 !== "string"){
const err24 = {instancePath:instancePath+"/tone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((data4 === "amable") || (data4 === "profesional")) || (data4 === "neutral")) || (data4 === "informal"))){
const err25 = {instancePath:instancePath+"/tone",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.length !== undefined){
let data5 = data.length;
if(typeof data5 !== "string"){
const err26 = {instancePath:instancePath+"/length",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data5 === "breve") || (data5 === "medio")) || (data5 === "detallado"))){
const err27 = {instancePath:instancePath+"/length",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.language !== undefined){
let data6 = data.language;
if(typeof data6 !== "string"){
const err28 = {instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((data6 === "es-AR") || (data6 === "es-419")) || (data6 === "es-ES")) || (data6 === "pt-BR")) || (data6 === "en-US"))){
const err29 = {instancePath:instancePath+"/language",keyword:"enum",params:{allowedValues: schema5.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.model !== undefined){
let data7 = data.model;
if(typeof data7 === "string"){
if(func1(data7) > 60){
const err30 = {instancePath:instancePath+"/model",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.temperature !== undefined){
let data8 = data.temperature;
if(typeof data8 == "number"){
if(data8 > 1 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/temperature",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/temperature",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err34 = {instancePath:instancePath+"/temperature",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.max_turns !== undefined){
let data9 = data.max_turns;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err35 = {instancePath:instancePath+"/max_turns",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 20 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/max_turns",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err37 = {instancePath:instancePath+"/max_turns",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.tools !== undefined){
let data10 = data.tools;
if(Array.isArray(data10)){
if(data10.length > 20){
const err38 = {instancePath:instancePath+"/tools",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data10[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.guardrails !== undefined){
let data12 = data.guardrails;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(!((((key1 === "forbidden_topics") || (key1 === "never_say")) || (key1 === "only_known_answers")) || (key1 === "pii_masking"))){
const err40 = {instancePath:instancePath+"/guardrails",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.forbidden_topics !== undefined){
let data13 = data12.forbidden_topics;
if(Array.isArray(data13)){
if(data13.length > 50){
const err41 = {instancePath:instancePath+"/guardrails/forbidden_topics",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(func1(data14) > 60){
const err42 = {instancePath:instancePath+"/guardrails/forbidden_topics/" + i1,keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data14) < 1){
const err43 = {instancePath:instancePath+"/guardrails/forbidden_topics/" + i1,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!pattern0.test(data14)){
const err44 = {instancePath:instancePath+"/guardrails/forbidden_topics/" + i1,keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err45 = {instancePath:instancePath+"/guardrails/forbidden_topics/" + i1,keyword:"type",params:{type: "string"}};
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
const err46 = {instancePath:instancePath+"/guardrails/forbidden_topics",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data12.never_say !== undefined){
let data15 = data12.never_say;
if(Array.isArray(data15)){
if(data15.length > 50){
const err47 = {instancePath:instancePath+"/guardrails/never_say",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func1(data16) > 255){
const err48 = {instancePath:instancePath+"/guardrails/never_say/" + i2,keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func1(data16) < 1){
const err49 = {instancePath:instancePath+"/guardrails/never_say/" + i2,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern1.test(data16)){
const err50 = {instancePath:instancePath+"/guardrails/never_say/" + i2,keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/guardrails/never_say/" + i2,keyword:"type",params:{type: "string"}};
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
const err52 = {instancePath:instancePath+"/guardrails/never_say",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data12.only_known_answers !== undefined){
if(typeof data12.only_known_answers !== "boolean"){
const err53 = {instancePath:instancePath+"/guardrails/only_known_answers",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data12.pii_masking !== undefined){
if(typeof data12.pii_masking !== "boolean"){
const err54 = {instancePath:instancePath+"/guardrails/pii_masking",keyword:"type",params:{type: "boolean"}};
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
else {
const err55 = {instancePath:instancePath+"/guardrails",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.handoff !== undefined){
let data19 = data.handoff;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.enabled === undefined){
const err56 = {instancePath:instancePath+"/handoff",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key2 in data19){
if(!((((key2 === "enabled") || (key2 === "area_id")) || (key2 === "after_failures")) || (key2 === "on_words"))){
const err57 = {instancePath:instancePath+"/handoff",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.enabled !== undefined){
if(typeof data19.enabled !== "boolean"){
const err58 = {instancePath:instancePath+"/handoff/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data19.area_id !== undefined){
let data21 = data19.area_id;
if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
const err59 = {instancePath:instancePath+"/handoff/area_id",keyword:"type",params:{type: schema10.properties.area_id.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 < 1 || isNaN(data21)){
const err60 = {instancePath:instancePath+"/handoff/area_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data19.after_failures !== undefined){
let data22 = data19.after_failures;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err61 = {instancePath:instancePath+"/handoff/after_failures",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 > 10 || isNaN(data22)){
const err62 = {instancePath:instancePath+"/handoff/after_failures",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err63 = {instancePath:instancePath+"/handoff/after_failures",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data19.on_words !== undefined){
let data23 = data19.on_words;
if(Array.isArray(data23)){
if(data23.length > 50){
const err64 = {instancePath:instancePath+"/handoff/on_words",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(typeof data24 === "string"){
if(func1(data24) > 40){
const err65 = {instancePath:instancePath+"/handoff/on_words/" + i3,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(func1(data24) < 2){
const err66 = {instancePath:instancePath+"/handoff/on_words/" + i3,keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!pattern0.test(data24)){
const err67 = {instancePath:instancePath+"/handoff/on_words/" + i3,keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/handoff/on_words/" + i3,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/handoff/on_words",keyword:"type",params:{type: "array"}};
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
else {
const err70 = {instancePath:instancePath+"/handoff",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.channels !== undefined){
let data25 = data.channels;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(typeof data26 !== "string"){
const err71 = {instancePath:instancePath+"/channels/" + i4,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(((data26 === "webchat") || (data26 === "whatsapp")) || (data26 === "facebook"))){
const err72 = {instancePath:instancePath+"/channels/" + i4,keyword:"enum",params:{allowedValues: schema11.enum}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
let i5 = data25.length;
let j0;
if(i5 > 1){
outer0:
for(;i5--;){
for(j0 = i5; j0--;){
if(func17(data25[i5], data25[j0])){
const err73 = {instancePath:instancePath+"/channels",keyword:"uniqueItems",params:{i: i5, j: j0}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err74 = {instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.schedule !== undefined){
let data27 = data.schedule;
const _errs64 = errors;
let valid20 = false;
const _errs65 = errors;
if(!(validate5(data27, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid0 = _errs65 === errors;
valid20 = valid20 || _valid0;
if(!valid20){
const _errs66 = errors;
if(data27 !== null){
const err75 = {instancePath:instancePath+"/schedule",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid0 = _errs66 === errors;
valid20 = valid20 || _valid0;
}
if(!valid20){
const err76 = {instancePath:instancePath+"/schedule",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err77 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.version !== undefined){
let data29 = data.version;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err78 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 < 1 || isNaN(data29)){
const err79 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data.id !== undefined){
let data30 = data.id;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err80 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 > 2147483647 || isNaN(data30)){
const err81 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err82 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.usage !== undefined){
if(!(validate7(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data32 = data.created_at;
if(typeof data32 === "string"){
if(!(formats6(data32))){
const err83 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data33 = data.updated_at;
if(typeof data33 === "string"){
if(!(formats6(data33))){
const err85 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
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
const err86 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
validate11.errors = vErrors;
return errors === 0;
}
const $assistantModelList200 = validate17;
const schema37 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/AssistantModel"},"$id":"contract:validate/$assistantModelList200"};
const schema38 = {"type":"object","required":["key","name"],"additionalProperties":false,"properties":{"key":{"type":"string"},"name":{"type":"string"}}};
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.key === undefined){
const err0 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "key") || (key0 === "name"))){
const err2 = {instancePath:instancePath+"/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.key !== undefined){
if(typeof data0.key !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/key",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/name",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "object"}};
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
else {
const err6 = {instancePath,keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
const $knowledgeList200 = validate18;
const schema39 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Knowledge"},"$id":"contract:validate/$knowledgeList200"};
const schema40 = {"type":"object","required":["id","kind","name","status","refreshed_at","size","error"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:schemas#/$defs/KnowledgeKind"},"name":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"url":{"anyOf":[{"$ref":"contract:schemas#/$defs/HttpsUrl"},{"type":"null"}]},"media_id":{"type":["integer","null"],"minimum":1},"text":{"type":["string","null"],"maxLength":50000},"id":{"$ref":"contract:schemas#/$defs/Id"},"status":{"$ref":"contract:schemas#/$defs/KnowledgeStatus"},"refreshed_at":{"type":["string","null"],"format":"date-time"},"size":{"type":"integer","minimum":0},"error":{"type":["string","null"]}}};
const schema41 = {"type":"string","enum":["url","pdf","text","responses","products","branches"]};
const schema44 = {"type":"string","enum":["queued","ready","error"]};
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
if(data.kind === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "kind"}};
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
if(data.refreshed_at === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "refreshed_at"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.size === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "size"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.error === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema40.properties, key0))){
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
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data0 === "url") || (data0 === "pdf")) || (data0 === "text")) || (data0 === "responses")) || (data0 === "products")) || (data0 === "branches"))){
const err9 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema41.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err10 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 1){
const err11 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data1)){
const err12 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err13 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err14 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern4.test(data2)){
const err15 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^https://"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0(data2))){
const err16 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "uri"}};
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
const err17 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data2 !== null){
const err18 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err19 = {instancePath:instancePath+"/url",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.media_id !== undefined){
let data3 = data.media_id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err20 = {instancePath:instancePath+"/media_id",keyword:"type",params:{type: schema40.properties.media_id.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err21 = {instancePath:instancePath+"/media_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.text !== undefined){
let data4 = data.text;
if((typeof data4 !== "string") && (data4 !== null)){
const err22 = {instancePath:instancePath+"/text",keyword:"type",params:{type: schema40.properties.text.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 50000){
const err23 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 50000}};
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
if(data.id !== undefined){
let data5 = data.id;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err24 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err26 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err27 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data6 === "queued") || (data6 === "ready")) || (data6 === "error"))){
const err28 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema44.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.refreshed_at !== undefined){
let data7 = data.refreshed_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err29 = {instancePath:instancePath+"/refreshed_at",keyword:"type",params:{type: schema40.properties.refreshed_at.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats6(data7))){
const err30 = {instancePath:instancePath+"/refreshed_at",keyword:"format",params:{format: "date-time"}};
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
if(data.size !== undefined){
let data8 = data.size;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err31 = {instancePath:instancePath+"/size",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/size",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.error !== undefined){
let data9 = data.error;
if((typeof data9 !== "string") && (data9 !== null)){
const err33 = {instancePath:instancePath+"/error",keyword:"type",params:{type: schema40.properties.error.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate19(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
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
validate18.errors = vErrors;
return errors === 0;
}
const $Knowledge = validate21;
const schema45 = {"$ref":"contract:schemas#/$defs/Knowledge","$id":"contract:validate/$Knowledge"};
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.kind === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "kind"}};
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
if(data.refreshed_at === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "refreshed_at"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.size === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "size"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.error === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema40.properties, key0))){
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
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data0 === "url") || (data0 === "pdf")) || (data0 === "text")) || (data0 === "responses")) || (data0 === "products")) || (data0 === "branches"))){
const err9 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema41.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err10 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 1){
const err11 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data1)){
const err12 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err13 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err14 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern4.test(data2)){
const err15 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^https://"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0(data2))){
const err16 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "uri"}};
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
const err17 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data2 !== null){
const err18 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err19 = {instancePath:instancePath+"/url",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.media_id !== undefined){
let data3 = data.media_id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err20 = {instancePath:instancePath+"/media_id",keyword:"type",params:{type: schema40.properties.media_id.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err21 = {instancePath:instancePath+"/media_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.text !== undefined){
let data4 = data.text;
if((typeof data4 !== "string") && (data4 !== null)){
const err22 = {instancePath:instancePath+"/text",keyword:"type",params:{type: schema40.properties.text.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 50000){
const err23 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 50000}};
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
if(data.id !== undefined){
let data5 = data.id;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err24 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err26 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err27 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data6 === "queued") || (data6 === "ready")) || (data6 === "error"))){
const err28 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema44.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.refreshed_at !== undefined){
let data7 = data.refreshed_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err29 = {instancePath:instancePath+"/refreshed_at",keyword:"type",params:{type: schema40.properties.refreshed_at.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats6(data7))){
const err30 = {instancePath:instancePath+"/refreshed_at",keyword:"format",params:{format: "date-time"}};
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
if(data.size !== undefined){
let data8 = data.size;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err31 = {instancePath:instancePath+"/size",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/size",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.error !== undefined){
let data9 = data.error;
if((typeof data9 !== "string") && (data9 !== null)){
const err33 = {instancePath:instancePath+"/error",keyword:"type",params:{type: schema40.properties.error.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
const $AssistantAnswer = validate24;
const schema51 = {"$ref":"contract:schemas#/$defs/AssistantAnswer","$id":"contract:validate/$AssistantAnswer"};
const schema52 = {"type":"object","required":["text","citations","handoff"],"additionalProperties":false,"properties":{"text":{"type":"string"},"citations":{"type":"array","items":{"type":"object","required":["knowledge_id","name","excerpt"],"additionalProperties":false,"properties":{"knowledge_id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"},"excerpt":{"type":"string"}}}},"handoff":{"type":"boolean"}}};
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.citations === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "citations"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.handoff === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "handoff"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "citations")) || (key0 === "handoff"))){
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
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.citations !== undefined){
let data1 = data.citations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.knowledge_id === undefined){
const err5 = {instancePath:instancePath+"/citations/" + i0,keyword:"required",params:{missingProperty: "knowledge_id"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.name === undefined){
const err6 = {instancePath:instancePath+"/citations/" + i0,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.excerpt === undefined){
const err7 = {instancePath:instancePath+"/citations/" + i0,keyword:"required",params:{missingProperty: "excerpt"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "knowledge_id") || (key1 === "name")) || (key1 === "excerpt"))){
const err8 = {instancePath:instancePath+"/citations/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.knowledge_id !== undefined){
let data3 = data2.knowledge_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/citations/" + i0+"/knowledge_id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/citations/" + i0+"/knowledge_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/citations/" + i0+"/knowledge_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err12 = {instancePath:instancePath+"/citations/" + i0+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.excerpt !== undefined){
if(typeof data2.excerpt !== "string"){
const err13 = {instancePath:instancePath+"/citations/" + i0+"/excerpt",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath:instancePath+"/citations/" + i0,keyword:"type",params:{type: "object"}};
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
const err15 = {instancePath:instancePath+"/citations",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.handoff !== undefined){
if(typeof data.handoff !== "boolean"){
const err16 = {instancePath:instancePath+"/handoff",keyword:"type",params:{type: "boolean"}};
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
validate25.errors = vErrors;
return errors === 0;
}
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}
export const answers = {
  assistantList: {
    200: $assistantList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  assistantCreate: {
    201: $Assistant,
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
  assistantGet: {
    200: $Assistant,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  assistantUpdate: {
    200: $Assistant,
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
  assistantDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  assistantModelList: {
    200: $assistantModelList200,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  knowledgeList: {
    200: $knowledgeList200,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  knowledgeAdd: {
    201: $Knowledge,
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
  knowledgeRemove: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  assistantTest: {
    200: $AssistantAnswer,
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
