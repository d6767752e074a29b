// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { codePoints, isDateTime, isSame } from '../../src/contract/formats.ts'
const $campaignList200 = validate0;
const schema0 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Campaign"},"$id":"contract:validate/$campaignList200"};
const schema2 = {"type":"object","required":["id","name","type","channel","template_id","template_params","body","media_ids","buttons","form_id","audience","schedule","throttle_per_minute","reply_handling","area_id","reminder","status","totals","approved_by","started_at","finished_at","created_by","created_at","updated_at","version"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"type":{"$ref":"contract:schemas#/$defs/CampaignType"},"channel":{"$ref":"contract:schemas#/$defs/Channel"},"template_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"template_params":{"$ref":"contract:schemas#/$defs/TemplateParams"},"body":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"media_ids":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":5},"buttons":{"type":"array","maxItems":10,"items":{"$ref":"contract:schemas#/$defs/ResponseButton"}},"form_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"audience":{"$ref":"contract:schemas#/$defs/CampaignAudience"},"schedule":{"$ref":"contract:schemas#/$defs/CampaignSchedule"},"throttle_per_minute":{"type":"integer","minimum":1,"maximum":600},"reply_handling":{"$ref":"contract:schemas#/$defs/CampaignReplies"},"area_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"reminder":{"anyOf":[{"$ref":"contract:schemas#/$defs/CampaignReminder"},{"type":"null"}]},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"},"id":{"$ref":"contract:schemas#/$defs/Id"},"status":{"$ref":"contract:schemas#/$defs/CampaignStatus"},"totals":{"$ref":"contract:schemas#/$defs/CampaignTotals"},"approved_by":{"anyOf":[{"$ref":"contract:schemas#/$defs/Person"},{"type":"null"}]},"started_at":{"type":["string","null"],"format":"date-time"},"finished_at":{"type":["string","null"],"format":"date-time"},"created_by":{"anyOf":[{"$ref":"contract:schemas#/$defs/Person"},{"type":"null"}]},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"}}};
const schema3 = {"type":"string","enum":["message","survey","template"]};
const schema4 = {"type":"string","enum":["webchat","whatsapp","facebook"]};
const schema5 = {"type":"object","maxProperties":30,"additionalProperties":{"type":"string","minLength":1,"maxLength":200}};
const schema6 = {"type":"integer","minimum":1,"maximum":2147483647};
const schema24 = {"type":"string","enum":["bot","area"]};
const schema25 = {"type":"object","required":["after_hours","times"],"additionalProperties":false,"properties":{"after_hours":{"type":"integer","minimum":1,"maximum":168},"times":{"type":"integer","minimum":0,"maximum":2}}};
const schema26 = {"type":"integer","minimum":1};
const schema28 = {"type":"string","enum":["draft","scheduled","running","paused","cancelled","finished","failed"]};
const schema29 = {"type":"object","required":["audience","excluded","sent","delivered","read","replied","clicked","failed","opted_out","cost_estimate_cents"],"additionalProperties":false,"properties":{"audience":{"type":"integer","minimum":0},"excluded":{"type":"object","additionalProperties":{"type":"integer","minimum":0}},"sent":{"type":"integer","minimum":0},"delivered":{"type":"integer","minimum":0},"read":{"type":"integer","minimum":0},"replied":{"type":"integer","minimum":0},"clicked":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"opted_out":{"type":"integer","minimum":0},"cost_estimate_cents":{"type":"integer","minimum":0}}};
const schema32 = {"type":"string","format":"date-time"};
const schema33 = {"type":"string","format":"date-time"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePoints;
const func6 = isSame;
const pattern0 = new RegExp("^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$", "u");
const pattern1 = new RegExp("^[^<>']*$", "u");
const schema7 = {"type":"object","required":["title","type"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"maxLength":20,"pattern":"^[^<>']*$"},"type":{"$ref":"contract:schemas#/$defs/ButtonType"},"target":{"type":["string","null"],"maxLength":500},"description":{"type":"string","maxLength":72,"pattern":"^[^<>']*$"}}};
const schema8 = {"type":"string","enum":["response","form","url","phone","area","restart"]};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(func1(data0) > 20){
const err3 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern1.test(data0)){
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
const err8 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema8.enum}};
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
const err9 = {instancePath:instancePath+"/target",keyword:"type",params:{type: schema7.properties.target.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 500){
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
if(func1(data3) > 72){
const err11 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 72}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern1.test(data3)){
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
validate3.errors = vErrors;
return errors === 0;
}
const schema9 = {"type":"object","additionalProperties":false,"properties":{"group_ids":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":50},"label_ids":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":50},"contact_ids":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":5000},"rule":{"anyOf":[{"$ref":"contract:schemas#/$defs/GroupRule"},{"type":"null"}]},"import_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"exclude":{"$ref":"contract:schemas#/$defs/CampaignExclude"}}};
const schema18 = {"type":"object","additionalProperties":false,"properties":{"recent_days":{"type":"integer","minimum":0,"maximum":90},"blocked":{"type":"boolean"},"no_consent":{"type":"boolean"},"open_chats":{"type":"boolean"},"answered_days":{"type":"integer","minimum":0,"maximum":365}}};
const schema13 = {"type":"object","required":["match","conditions"],"additionalProperties":false,"properties":{"match":{"$ref":"contract:schemas#/$defs/RuleMatch"},"conditions":{"type":"array","maxItems":20,"items":{"$ref":"contract:schemas#/$defs/GroupCondition"},"minItems":1}}};
const schema14 = {"type":"string","enum":["all","any"]};
const schema15 = {"type":"object","required":["field","operator"],"additionalProperties":false,"properties":{"field":{"$ref":"contract:schemas#/$defs/RuleField"},"key":{"type":["string","null"],"pattern":"^[a-z0-9_]{1,40}$"},"operator":{"$ref":"contract:schemas#/$defs/RuleOperator"},"value":{"anyOf":[{"type":["string","number","boolean","null"],"maxLength":200},{"type":"array","maxItems":100,"items":{"type":["string","number"],"maxLength":200}}]}}};
const schema16 = {"type":"string","enum":["name","phone","email","company","city","province","label","last_seen","first_seen","channel","area","consent","survey","product","custom"]};
const schema17 = {"type":"string","enum":["eq","ne","contains","starts","gt","lt","before_days","present","absent","in"]};
const pattern4 = new RegExp("^[a-z0-9_]{1,40}$", "u");
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operator === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "operator"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "field") || (key0 === "key")) || (key0 === "operator")) || (key0 === "value"))){
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
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/field",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((((((data0 === "name") || (data0 === "phone")) || (data0 === "email")) || (data0 === "company")) || (data0 === "city")) || (data0 === "province")) || (data0 === "label")) || (data0 === "last_seen")) || (data0 === "first_seen")) || (data0 === "channel")) || (data0 === "area")) || (data0 === "consent")) || (data0 === "survey")) || (data0 === "product")) || (data0 === "custom"))){
const err4 = {instancePath:instancePath+"/field",keyword:"enum",params:{allowedValues: schema16.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/key",keyword:"type",params:{type: schema15.properties.key.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
if(data.operator !== undefined){
let data2 = data.operator;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/operator",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((((data2 === "eq") || (data2 === "ne")) || (data2 === "contains")) || (data2 === "starts")) || (data2 === "gt")) || (data2 === "lt")) || (data2 === "before_days")) || (data2 === "present")) || (data2 === "absent")) || (data2 === "in"))){
const err8 = {instancePath:instancePath+"/operator",keyword:"enum",params:{allowedValues: schema17.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.value !== undefined){
let data3 = data.value;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if((((typeof data3 !== "string") && (!(typeof data3 == "number"))) && (typeof data3 !== "boolean")) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/value",keyword:"type",params:{type: schema15.properties.value.anyOf[0].type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err10 = {instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs14 = errors;
if(Array.isArray(data3)){
if(data3.length > 100){
const err11 = {instancePath:instancePath+"/value",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if((typeof data4 !== "string") && (!(typeof data4 == "number"))){
const err12 = {instancePath:instancePath+"/value/" + i0,keyword:"type",params:{type: schema15.properties.value.anyOf[1].items.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err13 = {instancePath:instancePath+"/value/" + i0,keyword:"maxLength",params:{limit: 200}};
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
}
else {
const err14 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err15 = {instancePath:instancePath+"/value",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
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
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.match === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "match"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.conditions === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "conditions"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "match") || (key0 === "conditions"))){
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
if(data.match !== undefined){
let data0 = data.match;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/match",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "all") || (data0 === "any"))){
const err4 = {instancePath:instancePath+"/match",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(Array.isArray(data1)){
if(data1.length > 20){
const err5 = {instancePath:instancePath+"/conditions",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/conditions",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate7(data1[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/conditions",keyword:"type",params:{type: "array"}};
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
validate6.errors = vErrors;
return errors === 0;
}
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "group_ids") || (key0 === "label_ids")) || (key0 === "contact_ids")) || (key0 === "rule")) || (key0 === "import_id")) || (key0 === "exclude"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.group_ids !== undefined){
let data0 = data.group_ids;
if(Array.isArray(data0)){
if(data0.length > 50){
const err1 = {instancePath:instancePath+"/group_ids",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/group_ids/" + i0,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/group_ids/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/group_ids/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func6(data0[i1], data0[j0])){
const err5 = {instancePath:instancePath+"/group_ids",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/group_ids",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label_ids !== undefined){
let data2 = data.label_ids;
if(Array.isArray(data2)){
if(data2.length > 50){
const err7 = {instancePath:instancePath+"/label_ids",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/label_ids/" + i2,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/label_ids/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/label_ids/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func6(data2[i3], data2[j1])){
const err11 = {instancePath:instancePath+"/label_ids",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/label_ids",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.contact_ids !== undefined){
let data4 = data.contact_ids;
if(Array.isArray(data4)){
if(data4.length > 5000){
const err13 = {instancePath:instancePath+"/contact_ids",keyword:"maxItems",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err14 = {instancePath:instancePath+"/contact_ids/" + i4,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/contact_ids/" + i4,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/contact_ids/" + i4,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i5 = data4.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func6(data4[i5], data4[j2])){
const err17 = {instancePath:instancePath+"/contact_ids",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/contact_ids",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.rule !== undefined){
let data6 = data.rule;
const _errs18 = errors;
let valid13 = false;
const _errs19 = errors;
if(!(validate6(data6, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid13 = valid13 || _valid0;
if(!valid13){
const _errs20 = errors;
if(data6 !== null){
const err19 = {instancePath:instancePath+"/rule",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid13 = valid13 || _valid0;
}
if(!valid13){
const err20 = {instancePath:instancePath+"/rule",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
if(data.import_id !== undefined){
let data7 = data.import_id;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err21 = {instancePath:instancePath+"/import_id",keyword:"type",params:{type: schema9.properties.import_id.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/import_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/import_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.exclude !== undefined){
let data8 = data.exclude;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(!(((((key1 === "recent_days") || (key1 === "blocked")) || (key1 === "no_consent")) || (key1 === "open_chats")) || (key1 === "answered_days"))){
const err24 = {instancePath:instancePath+"/exclude",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.recent_days !== undefined){
let data9 = data8.recent_days;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err25 = {instancePath:instancePath+"/exclude/recent_days",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 90 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/exclude/recent_days",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/exclude/recent_days",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data8.blocked !== undefined){
if(typeof data8.blocked !== "boolean"){
const err28 = {instancePath:instancePath+"/exclude/blocked",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.no_consent !== undefined){
if(typeof data8.no_consent !== "boolean"){
const err29 = {instancePath:instancePath+"/exclude/no_consent",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.open_chats !== undefined){
if(typeof data8.open_chats !== "boolean"){
const err30 = {instancePath:instancePath+"/exclude/open_chats",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.answered_days !== undefined){
let data13 = data8.answered_days;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err31 = {instancePath:instancePath+"/exclude/answered_days",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 365 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/exclude/answered_days",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/exclude/answered_days",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err34 = {instancePath:instancePath+"/exclude",keyword:"type",params:{type: "object"}};
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
const err35 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
const schema19 = {"type":"object","required":["kind","timezone"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:schemas#/$defs/CampaignWhen"},"at":{"type":["string","null"],"format":"date-time"},"repeat":{"anyOf":[{"$ref":"contract:schemas#/$defs/CampaignRepeat"},{"type":"null"}]},"weekday":{"anyOf":[{"$ref":"contract:schemas#/$defs/Weekday"},{"type":"null"}]},"month_day":{"type":["integer","null"],"minimum":1,"maximum":28},"time":{"type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"timezone":{"$ref":"contract:schemas#/$defs/TimeZone"},"from_hour":{"type":"integer","minimum":0,"maximum":23},"to_hour":{"type":"integer","minimum":1,"maximum":24}}};
const schema20 = {"type":"string","enum":["now","at","recurring"]};
const schema21 = {"type":"string","enum":["weekly","monthly"]};
const schema22 = {"type":"integer","enum":[0,1,2,3,4,5,6]};
const schema23 = {"type":"string","maxLength":60,"pattern":"^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$"};
const formats0 = isDateTime;
const pattern5 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern6 = new RegExp("^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$", "u");
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
if(data.timezone === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "timezone"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema19.properties, key0))){
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
if(!(((data0 === "now") || (data0 === "at")) || (data0 === "recurring"))){
const err4 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema20.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/at",keyword:"type",params:{type: schema19.properties.at.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}};
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
if(data.repeat !== undefined){
let data2 = data.repeat;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/repeat",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "weekly") || (data2 === "monthly"))){
const err8 = {instancePath:instancePath+"/repeat",keyword:"enum",params:{allowedValues: schema21.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/repeat",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/repeat",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
if(data.weekday !== undefined){
let data3 = data.weekday;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/weekday",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3)) || (data3 === 4)) || (data3 === 5)) || (data3 === 6))){
const err12 = {instancePath:instancePath+"/weekday",keyword:"enum",params:{allowedValues: schema22.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs19 = errors;
if(data3 !== null){
const err13 = {instancePath:instancePath+"/weekday",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err14 = {instancePath:instancePath+"/weekday",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.month_day !== undefined){
let data4 = data.month_day;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err15 = {instancePath:instancePath+"/month_day",keyword:"type",params:{type: schema19.properties.month_day.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 28 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/month_day",keyword:"maximum",params:{comparison: "<=", limit: 28}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/month_day",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.time !== undefined){
let data5 = data.time;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/time",keyword:"type",params:{type: schema19.properties.time.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err19 = {instancePath:instancePath+"/time",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
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
if(data.timezone !== undefined){
let data6 = data.timezone;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err20 = {instancePath:instancePath+"/timezone",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern6.test(data6)){
const err21 = {instancePath:instancePath+"/timezone",keyword:"pattern",params:{pattern: "^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$"}};
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
const err22 = {instancePath:instancePath+"/timezone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.from_hour !== undefined){
let data7 = data.from_hour;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/from_hour",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 23 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/from_hour",keyword:"maximum",params:{comparison: "<=", limit: 23}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/from_hour",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.to_hour !== undefined){
let data8 = data.to_hour;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err26 = {instancePath:instancePath+"/to_hour",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 24 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/to_hour",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/to_hour",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate11.errors = vErrors;
return errors === 0;
}
const schema30 = {"type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"}}};
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate13.errors = vErrors;
return errors === 0;
}
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
if(data.channel === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "channel"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.template_id === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "template_id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.template_params === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "template_params"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.body === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "body"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.media_ids === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "media_ids"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.buttons === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "buttons"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.form_id === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "form_id"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.audience === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "audience"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.schedule === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "schedule"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.throttle_per_minute === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "throttle_per_minute"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.reply_handling === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "reply_handling"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.area_id === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "area_id"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.reminder === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "reminder"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.status === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.totals === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "totals"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.approved_by === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "approved_by"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.started_at === undefined){
const err19 = {instancePath,keyword:"required",params:{missingProperty: "started_at"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.finished_at === undefined){
const err20 = {instancePath,keyword:"required",params:{missingProperty: "finished_at"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.created_by === undefined){
const err21 = {instancePath,keyword:"required",params:{missingProperty: "created_by"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.created_at === undefined){
const err22 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.updated_at === undefined){
const err23 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.version === undefined){
const err24 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
const err25 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err26 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data0) < 1){
const err27 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern0.test(data0)){
const err28 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err29 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data1 === "message") || (data1 === "survey")) || (data1 === "template"))){
const err31 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/channel",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data2 === "webchat") || (data2 === "whatsapp")) || (data2 === "facebook"))){
const err33 = {instancePath:instancePath+"/channel",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.template_id !== undefined){
let data3 = data.template_id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err34 = {instancePath:instancePath+"/template_id",keyword:"type",params:{type: schema2.properties.template_id.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
const err35 = {instancePath:instancePath+"/template_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err36 = {instancePath:instancePath+"/template_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.template_params !== undefined){
let data4 = data.template_params;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 30){
const err37 = {instancePath:instancePath+"/template_params",keyword:"maxProperties",params:{limit: 30}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key1 in data4){
let data5 = data4[key1];
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err38 = {instancePath:instancePath+"/template_params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func1(data5) < 1){
const err39 = {instancePath:instancePath+"/template_params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minLength",params:{limit: 1}};
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
const err40 = {instancePath:instancePath+"/template_params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
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
const err41 = {instancePath:instancePath+"/template_params",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.body !== undefined){
let data6 = data.body;
if(typeof data6 === "string"){
if(func1(data6) > 1024){
const err42 = {instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern1.test(data6)){
const err43 = {instancePath:instancePath+"/body",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err44 = {instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.media_ids !== undefined){
let data7 = data.media_ids;
if(Array.isArray(data7)){
if(data7.length > 5){
const err45 = {instancePath:instancePath+"/media_ids",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err46 = {instancePath:instancePath+"/media_ids/" + i0,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
const err47 = {instancePath:instancePath+"/media_ids/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err48 = {instancePath:instancePath+"/media_ids/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func6(data7[i1], data7[j0])){
const err49 = {instancePath:instancePath+"/media_ids",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err50 = {instancePath:instancePath+"/media_ids",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.buttons !== undefined){
let data9 = data.buttons;
if(Array.isArray(data9)){
if(data9.length > 10){
const err51 = {instancePath:instancePath+"/buttons",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
if(!(validate3(data9[i2], {instancePath:instancePath+"/buttons/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/buttons",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.form_id !== undefined){
let data11 = data.form_id;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err53 = {instancePath:instancePath+"/form_id",keyword:"type",params:{type: schema2.properties.form_id.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err54 = {instancePath:instancePath+"/form_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err55 = {instancePath:instancePath+"/form_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.audience !== undefined){
if(!(validate5(data.audience, {instancePath:instancePath+"/audience",parentData:data,parentDataProperty:"audience",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.schedule !== undefined){
if(!(validate11(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.throttle_per_minute !== undefined){
let data14 = data.throttle_per_minute;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err56 = {instancePath:instancePath+"/throttle_per_minute",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 600 || isNaN(data14)){
const err57 = {instancePath:instancePath+"/throttle_per_minute",keyword:"maximum",params:{comparison: "<=", limit: 600}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err58 = {instancePath:instancePath+"/throttle_per_minute",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.reply_handling !== undefined){
let data15 = data.reply_handling;
if(typeof data15 !== "string"){
const err59 = {instancePath:instancePath+"/reply_handling",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!((data15 === "bot") || (data15 === "area"))){
const err60 = {instancePath:instancePath+"/reply_handling",keyword:"enum",params:{allowedValues: schema24.enum}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.area_id !== undefined){
let data16 = data.area_id;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err61 = {instancePath:instancePath+"/area_id",keyword:"type",params:{type: schema2.properties.area_id.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 2147483647 || isNaN(data16)){
const err62 = {instancePath:instancePath+"/area_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err63 = {instancePath:instancePath+"/area_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.reminder !== undefined){
let data17 = data.reminder;
const _errs40 = errors;
let valid12 = false;
const _errs41 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.after_hours === undefined){
const err64 = {instancePath:instancePath+"/reminder",keyword:"required",params:{missingProperty: "after_hours"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data17.times === undefined){
const err65 = {instancePath:instancePath+"/reminder",keyword:"required",params:{missingProperty: "times"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key2 in data17){
if(!((key2 === "after_hours") || (key2 === "times"))){
const err66 = {instancePath:instancePath+"/reminder",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data17.after_hours !== undefined){
let data18 = data17.after_hours;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err67 = {instancePath:instancePath+"/reminder/after_hours",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 168 || isNaN(data18)){
const err68 = {instancePath:instancePath+"/reminder/after_hours",keyword:"maximum",params:{comparison: "<=", limit: 168}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err69 = {instancePath:instancePath+"/reminder/after_hours",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data17.times !== undefined){
let data19 = data17.times;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err70 = {instancePath:instancePath+"/reminder/times",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 2 || isNaN(data19)){
const err71 = {instancePath:instancePath+"/reminder/times",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err72 = {instancePath:instancePath+"/reminder/times",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err73 = {instancePath:instancePath+"/reminder",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid0 = _errs41 === errors;
valid12 = valid12 || _valid0;
if(!valid12){
const _errs49 = errors;
if(data17 !== null){
const err74 = {instancePath:instancePath+"/reminder",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid0 = _errs49 === errors;
valid12 = valid12 || _valid0;
}
if(!valid12){
const err75 = {instancePath:instancePath+"/reminder",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined){
let data20 = data.version;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err76 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 < 1 || isNaN(data20)){
const err77 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.id !== undefined){
let data21 = data.id;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err78 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 > 2147483647 || isNaN(data21)){
const err79 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err80 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data.status !== undefined){
let data22 = data.status;
if(typeof data22 !== "string"){
const err81 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!(((((((data22 === "draft") || (data22 === "scheduled")) || (data22 === "running")) || (data22 === "paused")) || (data22 === "cancelled")) || (data22 === "finished")) || (data22 === "failed"))){
const err82 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema28.enum}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.totals !== undefined){
let data23 = data.totals;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.audience === undefined){
const err83 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "audience"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data23.excluded === undefined){
const err84 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "excluded"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data23.sent === undefined){
const err85 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "sent"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data23.delivered === undefined){
const err86 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "delivered"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data23.read === undefined){
const err87 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "read"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data23.replied === undefined){
const err88 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "replied"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data23.clicked === undefined){
const err89 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "clicked"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data23.failed === undefined){
const err90 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data23.opted_out === undefined){
const err91 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "opted_out"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data23.cost_estimate_cents === undefined){
const err92 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "cost_estimate_cents"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
for(const key3 in data23){
if(!(func0.call(schema29.properties, key3))){
const err93 = {instancePath:instancePath+"/totals",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data23.audience !== undefined){
let data24 = data23.audience;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
const err94 = {instancePath:instancePath+"/totals/audience",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
const err95 = {instancePath:instancePath+"/totals/audience",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data23.excluded !== undefined){
let data25 = data23.excluded;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key4 in data25){
let data26 = data25[key4];
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err96 = {instancePath:instancePath+"/totals/excluded/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 < 0 || isNaN(data26)){
const err97 = {instancePath:instancePath+"/totals/excluded/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err98 = {instancePath:instancePath+"/totals/excluded",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data23.sent !== undefined){
let data27 = data23.sent;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
const err99 = {instancePath:instancePath+"/totals/sent",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 < 0 || isNaN(data27)){
const err100 = {instancePath:instancePath+"/totals/sent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data23.delivered !== undefined){
let data28 = data23.delivered;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err101 = {instancePath:instancePath+"/totals/delivered",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
const err102 = {instancePath:instancePath+"/totals/delivered",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
if(data23.read !== undefined){
let data29 = data23.read;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err103 = {instancePath:instancePath+"/totals/read",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 < 0 || isNaN(data29)){
const err104 = {instancePath:instancePath+"/totals/read",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
if(data23.replied !== undefined){
let data30 = data23.replied;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err105 = {instancePath:instancePath+"/totals/replied",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 < 0 || isNaN(data30)){
const err106 = {instancePath:instancePath+"/totals/replied",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data23.clicked !== undefined){
let data31 = data23.clicked;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
const err107 = {instancePath:instancePath+"/totals/clicked",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(typeof data31 == "number"){
if(data31 < 0 || isNaN(data31)){
const err108 = {instancePath:instancePath+"/totals/clicked",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
if(data23.failed !== undefined){
let data32 = data23.failed;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
const err109 = {instancePath:instancePath+"/totals/failed",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(typeof data32 == "number"){
if(data32 < 0 || isNaN(data32)){
const err110 = {instancePath:instancePath+"/totals/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
if(data23.opted_out !== undefined){
let data33 = data23.opted_out;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
const err111 = {instancePath:instancePath+"/totals/opted_out",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(typeof data33 == "number"){
if(data33 < 0 || isNaN(data33)){
const err112 = {instancePath:instancePath+"/totals/opted_out",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data23.cost_estimate_cents !== undefined){
let data34 = data23.cost_estimate_cents;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
const err113 = {instancePath:instancePath+"/totals/cost_estimate_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(typeof data34 == "number"){
if(data34 < 0 || isNaN(data34)){
const err114 = {instancePath:instancePath+"/totals/cost_estimate_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
}
else {
const err115 = {instancePath:instancePath+"/totals",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.approved_by !== undefined){
let data35 = data.approved_by;
const _errs88 = errors;
let valid21 = false;
const _errs89 = errors;
if(!(validate13(data35, {instancePath:instancePath+"/approved_by",parentData:data,parentDataProperty:"approved_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid1 = _errs89 === errors;
valid21 = valid21 || _valid1;
if(!valid21){
const _errs90 = errors;
if(data35 !== null){
const err116 = {instancePath:instancePath+"/approved_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
var _valid1 = _errs90 === errors;
valid21 = valid21 || _valid1;
}
if(!valid21){
const err117 = {instancePath:instancePath+"/approved_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
else {
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
}
}
if(data.started_at !== undefined){
let data36 = data.started_at;
if((typeof data36 !== "string") && (data36 !== null)){
const err118 = {instancePath:instancePath+"/started_at",keyword:"type",params:{type: schema2.properties.started_at.type}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(typeof data36 === "string"){
if(!(formats0(data36))){
const err119 = {instancePath:instancePath+"/started_at",keyword:"format",params:{format: "date-time"}};
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
if(data.finished_at !== undefined){
let data37 = data.finished_at;
if((typeof data37 !== "string") && (data37 !== null)){
const err120 = {instancePath:instancePath+"/finished_at",keyword:"type",params:{type: schema2.properties.finished_at.type}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(typeof data37 === "string"){
if(!(formats0(data37))){
const err121 = {instancePath:instancePath+"/finished_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
if(data.created_by !== undefined){
let data38 = data.created_by;
const _errs97 = errors;
let valid22 = false;
const _errs98 = errors;
if(!(validate13(data38, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid2 = _errs98 === errors;
valid22 = valid22 || _valid2;
if(!valid22){
const _errs99 = errors;
if(data38 !== null){
const err122 = {instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
var _valid2 = _errs99 === errors;
valid22 = valid22 || _valid2;
}
if(!valid22){
const err123 = {instancePath:instancePath+"/created_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
else {
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
let data39 = data.created_at;
if(typeof data39 === "string"){
if(!(formats0(data39))){
const err124 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data40 = data.updated_at;
if(typeof data40 === "string"){
if(!(formats0(data40))){
const err126 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
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
const $Error = validate17;
const schema34 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema35 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern7 = new RegExp("^[a-z_]+$", "u");
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern7.test(data1)){
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
validate17.errors = vErrors;
return errors === 0;
}
const $Campaign = validate18;
const schema36 = {"$ref":"contract:schemas#/$defs/Campaign","$id":"contract:validate/$Campaign"};
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
if(data.channel === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "channel"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.template_id === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "template_id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.template_params === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "template_params"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.body === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "body"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.media_ids === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "media_ids"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.buttons === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "buttons"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.form_id === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "form_id"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.audience === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "audience"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.schedule === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "schedule"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.throttle_per_minute === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "throttle_per_minute"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.reply_handling === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "reply_handling"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.area_id === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "area_id"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.reminder === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "reminder"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.status === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.totals === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "totals"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.approved_by === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "approved_by"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.started_at === undefined){
const err19 = {instancePath,keyword:"required",params:{missingProperty: "started_at"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.finished_at === undefined){
const err20 = {instancePath,keyword:"required",params:{missingProperty: "finished_at"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.created_by === undefined){
const err21 = {instancePath,keyword:"required",params:{missingProperty: "created_by"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.created_at === undefined){
const err22 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.updated_at === undefined){
const err23 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.version === undefined){
const err24 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
const err25 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err26 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data0) < 1){
const err27 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern0.test(data0)){
const err28 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err29 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data1 === "message") || (data1 === "survey")) || (data1 === "template"))){
const err31 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/channel",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data2 === "webchat") || (data2 === "whatsapp")) || (data2 === "facebook"))){
const err33 = {instancePath:instancePath+"/channel",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.template_id !== undefined){
let data3 = data.template_id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err34 = {instancePath:instancePath+"/template_id",keyword:"type",params:{type: schema2.properties.template_id.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
const err35 = {instancePath:instancePath+"/template_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err36 = {instancePath:instancePath+"/template_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.template_params !== undefined){
let data4 = data.template_params;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 30){
const err37 = {instancePath:instancePath+"/template_params",keyword:"maxProperties",params:{limit: 30}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key1 in data4){
let data5 = data4[key1];
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err38 = {instancePath:instancePath+"/template_params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func1(data5) < 1){
const err39 = {instancePath:instancePath+"/template_params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minLength",params:{limit: 1}};
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
const err40 = {instancePath:instancePath+"/template_params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
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
const err41 = {instancePath:instancePath+"/template_params",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.body !== undefined){
let data6 = data.body;
if(typeof data6 === "string"){
if(func1(data6) > 1024){
const err42 = {instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern1.test(data6)){
const err43 = {instancePath:instancePath+"/body",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err44 = {instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.media_ids !== undefined){
let data7 = data.media_ids;
if(Array.isArray(data7)){
if(data7.length > 5){
const err45 = {instancePath:instancePath+"/media_ids",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err46 = {instancePath:instancePath+"/media_ids/" + i0,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
const err47 = {instancePath:instancePath+"/media_ids/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err48 = {instancePath:instancePath+"/media_ids/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func6(data7[i1], data7[j0])){
const err49 = {instancePath:instancePath+"/media_ids",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err50 = {instancePath:instancePath+"/media_ids",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.buttons !== undefined){
let data9 = data.buttons;
if(Array.isArray(data9)){
if(data9.length > 10){
const err51 = {instancePath:instancePath+"/buttons",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
if(!(validate3(data9[i2], {instancePath:instancePath+"/buttons/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/buttons",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.form_id !== undefined){
let data11 = data.form_id;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err53 = {instancePath:instancePath+"/form_id",keyword:"type",params:{type: schema2.properties.form_id.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err54 = {instancePath:instancePath+"/form_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err55 = {instancePath:instancePath+"/form_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.audience !== undefined){
if(!(validate5(data.audience, {instancePath:instancePath+"/audience",parentData:data,parentDataProperty:"audience",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.schedule !== undefined){
if(!(validate11(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.throttle_per_minute !== undefined){
let data14 = data.throttle_per_minute;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err56 = {instancePath:instancePath+"/throttle_per_minute",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 600 || isNaN(data14)){
const err57 = {instancePath:instancePath+"/throttle_per_minute",keyword:"maximum",params:{comparison: "<=", limit: 600}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err58 = {instancePath:instancePath+"/throttle_per_minute",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.reply_handling !== undefined){
let data15 = data.reply_handling;
if(typeof data15 !== "string"){
const err59 = {instancePath:instancePath+"/reply_handling",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!((data15 === "bot") || (data15 === "area"))){
const err60 = {instancePath:instancePath+"/reply_handling",keyword:"enum",params:{allowedValues: schema24.enum}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.area_id !== undefined){
let data16 = data.area_id;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err61 = {instancePath:instancePath+"/area_id",keyword:"type",params:{type: schema2.properties.area_id.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 2147483647 || isNaN(data16)){
const err62 = {instancePath:instancePath+"/area_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err63 = {instancePath:instancePath+"/area_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.reminder !== undefined){
let data17 = data.reminder;
const _errs40 = errors;
let valid12 = false;
const _errs41 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.after_hours === undefined){
const err64 = {instancePath:instancePath+"/reminder",keyword:"required",params:{missingProperty: "after_hours"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data17.times === undefined){
const err65 = {instancePath:instancePath+"/reminder",keyword:"required",params:{missingProperty: "times"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key2 in data17){
if(!((key2 === "after_hours") || (key2 === "times"))){
const err66 = {instancePath:instancePath+"/reminder",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data17.after_hours !== undefined){
let data18 = data17.after_hours;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err67 = {instancePath:instancePath+"/reminder/after_hours",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 168 || isNaN(data18)){
const err68 = {instancePath:instancePath+"/reminder/after_hours",keyword:"maximum",params:{comparison: "<=", limit: 168}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err69 = {instancePath:instancePath+"/reminder/after_hours",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data17.times !== undefined){
let data19 = data17.times;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err70 = {instancePath:instancePath+"/reminder/times",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 2 || isNaN(data19)){
const err71 = {instancePath:instancePath+"/reminder/times",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err72 = {instancePath:instancePath+"/reminder/times",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err73 = {instancePath:instancePath+"/reminder",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid0 = _errs41 === errors;
valid12 = valid12 || _valid0;
if(!valid12){
const _errs49 = errors;
if(data17 !== null){
const err74 = {instancePath:instancePath+"/reminder",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid0 = _errs49 === errors;
valid12 = valid12 || _valid0;
}
if(!valid12){
const err75 = {instancePath:instancePath+"/reminder",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined){
let data20 = data.version;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err76 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 < 1 || isNaN(data20)){
const err77 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.id !== undefined){
let data21 = data.id;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err78 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 > 2147483647 || isNaN(data21)){
const err79 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err80 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data.status !== undefined){
let data22 = data.status;
if(typeof data22 !== "string"){
const err81 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!(((((((data22 === "draft") || (data22 === "scheduled")) || (data22 === "running")) || (data22 === "paused")) || (data22 === "cancelled")) || (data22 === "finished")) || (data22 === "failed"))){
const err82 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema28.enum}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.totals !== undefined){
let data23 = data.totals;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.audience === undefined){
const err83 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "audience"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data23.excluded === undefined){
const err84 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "excluded"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data23.sent === undefined){
const err85 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "sent"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data23.delivered === undefined){
const err86 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "delivered"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data23.read === undefined){
const err87 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "read"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data23.replied === undefined){
const err88 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "replied"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data23.clicked === undefined){
const err89 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "clicked"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data23.failed === undefined){
const err90 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data23.opted_out === undefined){
const err91 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "opted_out"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data23.cost_estimate_cents === undefined){
const err92 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "cost_estimate_cents"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
for(const key3 in data23){
if(!(func0.call(schema29.properties, key3))){
const err93 = {instancePath:instancePath+"/totals",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data23.audience !== undefined){
let data24 = data23.audience;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
const err94 = {instancePath:instancePath+"/totals/audience",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
const err95 = {instancePath:instancePath+"/totals/audience",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data23.excluded !== undefined){
let data25 = data23.excluded;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key4 in data25){
let data26 = data25[key4];
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err96 = {instancePath:instancePath+"/totals/excluded/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 < 0 || isNaN(data26)){
const err97 = {instancePath:instancePath+"/totals/excluded/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err98 = {instancePath:instancePath+"/totals/excluded",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data23.sent !== undefined){
let data27 = data23.sent;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
const err99 = {instancePath:instancePath+"/totals/sent",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 < 0 || isNaN(data27)){
const err100 = {instancePath:instancePath+"/totals/sent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data23.delivered !== undefined){
let data28 = data23.delivered;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err101 = {instancePath:instancePath+"/totals/delivered",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
const err102 = {instancePath:instancePath+"/totals/delivered",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
if(data23.read !== undefined){
let data29 = data23.read;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err103 = {instancePath:instancePath+"/totals/read",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 < 0 || isNaN(data29)){
const err104 = {instancePath:instancePath+"/totals/read",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
if(data23.replied !== undefined){
let data30 = data23.replied;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err105 = {instancePath:instancePath+"/totals/replied",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 < 0 || isNaN(data30)){
const err106 = {instancePath:instancePath+"/totals/replied",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data23.clicked !== undefined){
let data31 = data23.clicked;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
const err107 = {instancePath:instancePath+"/totals/clicked",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(typeof data31 == "number"){
if(data31 < 0 || isNaN(data31)){
const err108 = {instancePath:instancePath+"/totals/clicked",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
if(data23.failed !== undefined){
let data32 = data23.failed;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
const err109 = {instancePath:instancePath+"/totals/failed",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(typeof data32 == "number"){
if(data32 < 0 || isNaN(data32)){
const err110 = {instancePath:instancePath+"/totals/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
if(data23.opted_out !== undefined){
let data33 = data23.opted_out;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
const err111 = {instancePath:instancePath+"/totals/opted_out",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(typeof data33 == "number"){
if(data33 < 0 || isNaN(data33)){
const err112 = {instancePath:instancePath+"/totals/opted_out",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data23.cost_estimate_cents !== undefined){
let data34 = data23.cost_estimate_cents;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
const err113 = {instancePath:instancePath+"/totals/cost_estimate_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(typeof data34 == "number"){
if(data34 < 0 || isNaN(data34)){
const err114 = {instancePath:instancePath+"/totals/cost_estimate_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
}
else {
const err115 = {instancePath:instancePath+"/totals",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.approved_by !== undefined){
let data35 = data.approved_by;
const _errs88 = errors;
let valid21 = false;
const _errs89 = errors;
if(!(validate13(data35, {instancePath:instancePath+"/approved_by",parentData:data,parentDataProperty:"approved_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid1 = _errs89 === errors;
valid21 = valid21 || _valid1;
if(!valid21){
const _errs90 = errors;
if(data35 !== null){
const err116 = {instancePath:instancePath+"/approved_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
var _valid1 = _errs90 === errors;
valid21 = valid21 || _valid1;
}
if(!valid21){
const err117 = {instancePath:instancePath+"/approved_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
else {
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
}
}
if(data.started_at !== undefined){
let data36 = data.started_at;
if((typeof data36 !== "string") && (data36 !== null)){
const err118 = {instancePath:instancePath+"/started_at",keyword:"type",params:{type: schema2.properties.started_at.type}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(typeof data36 === "string"){
if(!(formats0(data36))){
const err119 = {instancePath:instancePath+"/started_at",keyword:"format",params:{format: "date-time"}};
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
if(data.finished_at !== undefined){
let data37 = data.finished_at;
if((typeof data37 !== "string") && (data37 !== null)){
const err120 = {instancePath:instancePath+"/finished_at",keyword:"type",params:{type: schema2.properties.finished_at.type}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(typeof data37 === "string"){
if(!(formats0(data37))){
const err121 = {instancePath:instancePath+"/finished_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
if(data.created_by !== undefined){
let data38 = data.created_by;
const _errs97 = errors;
let valid22 = false;
const _errs98 = errors;
if(!(validate13(data38, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid2 = _errs98 === errors;
valid22 = valid22 || _valid2;
if(!valid22){
const _errs99 = errors;
if(data38 !== null){
const err122 = {instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
var _valid2 = _errs99 === errors;
valid22 = valid22 || _valid2;
}
if(!valid22){
const err123 = {instancePath:instancePath+"/created_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
else {
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
let data39 = data.created_at;
if(typeof data39 === "string"){
if(!(formats0(data39))){
const err124 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data40 = data.updated_at;
if(typeof data40 === "string"){
if(!(formats0(data40))){
const err126 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
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
const $CampaignReview = validate26;
const schema50 = {"$ref":"contract:schemas#/$defs/CampaignReview","$id":"contract:validate/$CampaignReview"};
const schema51 = {"type":"object","required":["totals","quality","daily_limit","first_at","last_at","samples","problems"],"additionalProperties":false,"properties":{"totals":{"$ref":"contract:schemas#/$defs/CampaignTotals"},"quality":{"type":["string","null"],"maxLength":40},"daily_limit":{"type":["integer","null"],"minimum":0},"first_at":{"type":["string","null"],"format":"date-time"},"last_at":{"type":["string","null"],"format":"date-time"},"samples":{"type":"array","maxItems":3,"items":{"$ref":"contract:schemas#/$defs/CampaignSample"}},"problems":{"type":"array","items":{"type":"string"}}}};
const schema53 = {"type":"object","required":["contact","text"],"additionalProperties":false,"properties":{"contact":{"type":"string"},"text":{"type":"string"}}};
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "totals"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quality === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "quality"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.daily_limit === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "daily_limit"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.first_at === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "first_at"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.last_at === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "last_at"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.samples === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "samples"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.problems === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "problems"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "totals") || (key0 === "quality")) || (key0 === "daily_limit")) || (key0 === "first_at")) || (key0 === "last_at")) || (key0 === "samples")) || (key0 === "problems"))){
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
if(data.totals !== undefined){
let data0 = data.totals;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.audience === undefined){
const err8 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "audience"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.excluded === undefined){
const err9 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "excluded"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.sent === undefined){
const err10 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "sent"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.delivered === undefined){
const err11 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "delivered"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.read === undefined){
const err12 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "read"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.replied === undefined){
const err13 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "replied"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.clicked === undefined){
const err14 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "clicked"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.failed === undefined){
const err15 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.opted_out === undefined){
const err16 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "opted_out"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.cost_estimate_cents === undefined){
const err17 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "cost_estimate_cents"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data0){
if(!(func0.call(schema29.properties, key1))){
const err18 = {instancePath:instancePath+"/totals",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.audience !== undefined){
let data1 = data0.audience;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err19 = {instancePath:instancePath+"/totals/audience",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err20 = {instancePath:instancePath+"/totals/audience",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.excluded !== undefined){
let data2 = data0.excluded;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
let data3 = data2[key2];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err21 = {instancePath:instancePath+"/totals/excluded/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err22 = {instancePath:instancePath+"/totals/excluded/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err23 = {instancePath:instancePath+"/totals/excluded",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.sent !== undefined){
let data4 = data0.sent;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err24 = {instancePath:instancePath+"/totals/sent",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err25 = {instancePath:instancePath+"/totals/sent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.delivered !== undefined){
let data5 = data0.delivered;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err26 = {instancePath:instancePath+"/totals/delivered",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err27 = {instancePath:instancePath+"/totals/delivered",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.read !== undefined){
let data6 = data0.read;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err28 = {instancePath:instancePath+"/totals/read",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/totals/read",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.replied !== undefined){
let data7 = data0.replied;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err30 = {instancePath:instancePath+"/totals/replied",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/totals/replied",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.clicked !== undefined){
let data8 = data0.clicked;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err32 = {instancePath:instancePath+"/totals/clicked",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/totals/clicked",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.failed !== undefined){
let data9 = data0.failed;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err34 = {instancePath:instancePath+"/totals/failed",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/totals/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.opted_out !== undefined){
let data10 = data0.opted_out;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err36 = {instancePath:instancePath+"/totals/opted_out",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/totals/opted_out",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.cost_estimate_cents !== undefined){
let data11 = data0.cost_estimate_cents;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err38 = {instancePath:instancePath+"/totals/cost_estimate_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/totals/cost_estimate_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err40 = {instancePath:instancePath+"/totals",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.quality !== undefined){
let data12 = data.quality;
if((typeof data12 !== "string") && (data12 !== null)){
const err41 = {instancePath:instancePath+"/quality",keyword:"type",params:{type: schema51.properties.quality.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 40){
const err42 = {instancePath:instancePath+"/quality",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.daily_limit !== undefined){
let data13 = data.daily_limit;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err43 = {instancePath:instancePath+"/daily_limit",keyword:"type",params:{type: schema51.properties.daily_limit.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err44 = {instancePath:instancePath+"/daily_limit",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.first_at !== undefined){
let data14 = data.first_at;
if((typeof data14 !== "string") && (data14 !== null)){
const err45 = {instancePath:instancePath+"/first_at",keyword:"type",params:{type: schema51.properties.first_at.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err46 = {instancePath:instancePath+"/first_at",keyword:"format",params:{format: "date-time"}};
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
if(data.last_at !== undefined){
let data15 = data.last_at;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/last_at",keyword:"type",params:{type: schema51.properties.last_at.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err48 = {instancePath:instancePath+"/last_at",keyword:"format",params:{format: "date-time"}};
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
if(data.samples !== undefined){
let data16 = data.samples;
if(Array.isArray(data16)){
if(data16.length > 3){
const err49 = {instancePath:instancePath+"/samples",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.contact === undefined){
const err50 = {instancePath:instancePath+"/samples/" + i0,keyword:"required",params:{missingProperty: "contact"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data17.text === undefined){
const err51 = {instancePath:instancePath+"/samples/" + i0,keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key3 in data17){
if(!((key3 === "contact") || (key3 === "text"))){
const err52 = {instancePath:instancePath+"/samples/" + i0,keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data17.contact !== undefined){
if(typeof data17.contact !== "string"){
const err53 = {instancePath:instancePath+"/samples/" + i0+"/contact",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data17.text !== undefined){
if(typeof data17.text !== "string"){
const err54 = {instancePath:instancePath+"/samples/" + i0+"/text",keyword:"type",params:{type: "string"}};
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
const err55 = {instancePath:instancePath+"/samples/" + i0,keyword:"type",params:{type: "object"}};
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
const err56 = {instancePath:instancePath+"/samples",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.problems !== undefined){
let data20 = data.problems;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(typeof data20[i1] !== "string"){
const err57 = {instancePath:instancePath+"/problems/" + i1,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/problems",keyword:"type",params:{type: "array"}};
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
const err59 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}
const $CampaignSample = validate29;
const schema54 = {"$ref":"contract:schemas#/$defs/CampaignSample","$id":"contract:validate/$CampaignSample"};
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "contact"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "contact") || (key0 === "text"))){
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
if(data.contact !== undefined){
if(typeof data.contact !== "string"){
const err3 = {instancePath:instancePath+"/contact",keyword:"type",params:{type: "string"}};
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
validate29.errors = vErrors;
return errors === 0;
}
const $campaignRecipientList200 = validate30;
const schema56 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/CampaignRecipient"},"$id":"contract:validate/$campaignRecipientList200"};
const schema57 = {"type":"object","required":["id","contact_id","contact","phone","state","error_code","error_text","sent_at","delivered_at","read_at","message_id"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"contact_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"contact":{"type":"string"},"phone":{"type":"string","maxLength":30},"state":{"$ref":"contract:schemas#/$defs/RecipientState"},"error_code":{"type":["string","null"],"maxLength":40},"error_text":{"type":["string","null"]},"sent_at":{"type":["string","null"],"format":"date-time"},"delivered_at":{"type":["string","null"],"format":"date-time"},"read_at":{"type":["string","null"],"format":"date-time"},"message_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647}}};
const schema59 = {"type":"string","enum":["pending","sent","delivered","read","replied","failed","excluded"]};
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
if(data.contact === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "contact"}};
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
if(data.state === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error_code === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "error_code"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.error_text === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "error_text"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sent_at === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "sent_at"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.delivered_at === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "delivered_at"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.read_at === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "read_at"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.message_id === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "message_id"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema57.properties, key0))){
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
if(data.contact_id !== undefined){
let data1 = data.contact_id;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err15 = {instancePath:instancePath+"/contact_id",keyword:"type",params:{type: schema57.properties.contact_id.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err16 = {instancePath:instancePath+"/contact_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err17 = {instancePath:instancePath+"/contact_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.contact !== undefined){
if(typeof data.contact !== "string"){
const err18 = {instancePath:instancePath+"/contact",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(func1(data3) > 30){
const err19 = {instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 30}};
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
const err20 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.state !== undefined){
let data4 = data.state;
if(typeof data4 !== "string"){
const err21 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((data4 === "pending") || (data4 === "sent")) || (data4 === "delivered")) || (data4 === "read")) || (data4 === "replied")) || (data4 === "failed")) || (data4 === "excluded"))){
const err22 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema59.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.error_code !== undefined){
let data5 = data.error_code;
if((typeof data5 !== "string") && (data5 !== null)){
const err23 = {instancePath:instancePath+"/error_code",keyword:"type",params:{type: schema57.properties.error_code.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 40){
const err24 = {instancePath:instancePath+"/error_code",keyword:"maxLength",params:{limit: 40}};
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
if(data.error_text !== undefined){
let data6 = data.error_text;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/error_text",keyword:"type",params:{type: schema57.properties.error_text.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sent_at !== undefined){
let data7 = data.sent_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err26 = {instancePath:instancePath+"/sent_at",keyword:"type",params:{type: schema57.properties.sent_at.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err27 = {instancePath:instancePath+"/sent_at",keyword:"format",params:{format: "date-time"}};
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
if(data.delivered_at !== undefined){
let data8 = data.delivered_at;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/delivered_at",keyword:"type",params:{type: schema57.properties.delivered_at.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err29 = {instancePath:instancePath+"/delivered_at",keyword:"format",params:{format: "date-time"}};
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
if(data.read_at !== undefined){
let data9 = data.read_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err30 = {instancePath:instancePath+"/read_at",keyword:"type",params:{type: schema57.properties.read_at.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err31 = {instancePath:instancePath+"/read_at",keyword:"format",params:{format: "date-time"}};
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
if(data.message_id !== undefined){
let data10 = data.message_id;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err32 = {instancePath:instancePath+"/message_id",keyword:"type",params:{type: schema57.properties.message_id.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 2147483647 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/message_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/message_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err35 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
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
const $templateList200 = validate33;
const schema60 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/MessageTemplate"},"$id":"contract:validate/$templateList200"};
const schema61 = {"type":"object","required":["id","name","language","category","header","body","samples","footer","buttons","status","rejected_reason","quality_score","last_synced_at","created_at","updated_at","version"],"additionalProperties":false,"properties":{"name":{"type":"string","pattern":"^[a-z0-9_]{1,60}$"},"language":{"$ref":"contract:schemas#/$defs/TemplateLanguage"},"category":{"$ref":"contract:schemas#/$defs/TemplateCategory"},"header":{"$ref":"contract:schemas#/$defs/TemplateHeader"},"body":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[^<>']*$"},"samples":{"type":"object","maxProperties":30,"additionalProperties":{"type":"string","maxLength":200}},"footer":{"type":"string","maxLength":60,"pattern":"^[^<>']*$"},"buttons":{"type":"array","maxItems":10,"items":{"$ref":"contract:schemas#/$defs/TemplateButton"}},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"},"id":{"$ref":"contract:schemas#/$defs/Id"},"status":{"$ref":"contract:schemas#/$defs/TemplateStatus"},"rejected_reason":{"type":["string","null"]},"quality_score":{"type":["string","null"],"maxLength":40},"last_synced_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"}}};
const schema62 = {"type":"string","enum":["es_AR","es","es_MX","pt_BR","en"]};
const schema63 = {"type":"string","enum":["MARKETING","UTILITY","AUTHENTICATION"]};
const schema70 = {"type":"string","enum":["DRAFT","PENDING","APPROVED","REJECTED","PAUSED","DISABLED"]};
const pattern10 = new RegExp("^[a-z0-9_]{1,60}$", "u");
const schema64 = {"type":"object","required":["kind"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:schemas#/$defs/TemplateHeaderKind"},"text":{"type":["string","null"],"maxLength":60,"pattern":"^[^<>']*$"},"media_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647}}};
const schema65 = {"type":"string","enum":["none","text","image","video","document","location"]};
function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "text")) || (key0 === "media_id"))){
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
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "none") || (data0 === "text")) || (data0 === "image")) || (data0 === "video")) || (data0 === "document")) || (data0 === "location"))){
const err3 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema65.enum}};
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
let data1 = data.text;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/text",keyword:"type",params:{type: schema64.properties.text.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err5 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern1.test(data1)){
const err6 = {instancePath:instancePath+"/text",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
if(data.media_id !== undefined){
let data2 = data.media_id;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/media_id",keyword:"type",params:{type: schema64.properties.media_id.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/media_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/media_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate35.errors = vErrors;
return errors === 0;
}
const schema66 = {"type":"object","required":["kind","title"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:schemas#/$defs/TemplateButtonKind"},"title":{"type":"string","minLength":1,"maxLength":25,"pattern":"^[^<>']*$"},"target":{"type":["string","null"],"maxLength":500}}};
const schema67 = {"type":"string","enum":["quick_reply","url","phone","copy_code"]};
function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.title === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "title")) || (key0 === "target"))){
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
if(!((((data0 === "quick_reply") || (data0 === "url")) || (data0 === "phone")) || (data0 === "copy_code"))){
const err4 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema67.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1(data1) > 25){
const err5 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 25}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1.test(data1)){
const err7 = {instancePath:instancePath+"/title",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err8 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath:instancePath+"/target",keyword:"type",params:{type: schema66.properties.target.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 500){
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
validate37.errors = vErrors;
return errors === 0;
}
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.language === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "language"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.header === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "header"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.body === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "body"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.samples === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "samples"}};
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
if(data.buttons === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "buttons"}};
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
if(data.rejected_reason === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "rejected_reason"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.quality_score === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "quality_score"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.last_synced_at === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "last_synced_at"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.created_at === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.updated_at === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.version === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema61.properties, key0))){
const err16 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err17 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,60}$"}};
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
const err18 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 !== "string"){
const err19 = {instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data1 === "es_AR") || (data1 === "es")) || (data1 === "es_MX")) || (data1 === "pt_BR")) || (data1 === "en"))){
const err20 = {instancePath:instancePath+"/language",keyword:"enum",params:{allowedValues: schema62.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 !== "string"){
const err21 = {instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data2 === "MARKETING") || (data2 === "UTILITY")) || (data2 === "AUTHENTICATION"))){
const err22 = {instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: schema63.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.header !== undefined){
if(!(validate35(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(typeof data4 === "string"){
if(func1(data4) > 1024){
const err23 = {instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data4) < 1){
const err24 = {instancePath:instancePath+"/body",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern1.test(data4)){
const err25 = {instancePath:instancePath+"/body",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err26 = {instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.samples !== undefined){
let data5 = data.samples;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 30){
const err27 = {instancePath:instancePath+"/samples",keyword:"maxProperties",params:{limit: 30}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err28 = {instancePath:instancePath+"/samples/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 200}};
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
const err29 = {instancePath:instancePath+"/samples/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
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
else {
const err30 = {instancePath:instancePath+"/samples",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.footer !== undefined){
let data7 = data.footer;
if(typeof data7 === "string"){
if(func1(data7) > 60){
const err31 = {instancePath:instancePath+"/footer",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern1.test(data7)){
const err32 = {instancePath:instancePath+"/footer",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err33 = {instancePath:instancePath+"/footer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.buttons !== undefined){
let data8 = data.buttons;
if(Array.isArray(data8)){
if(data8.length > 10){
const err34 = {instancePath:instancePath+"/buttons",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data8[i0], {instancePath:instancePath+"/buttons/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/buttons",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.version !== undefined){
let data10 = data.version;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err36 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.id !== undefined){
let data11 = data.id;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err38 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.status !== undefined){
let data12 = data.status;
if(typeof data12 !== "string"){
const err41 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((((((data12 === "DRAFT") || (data12 === "PENDING")) || (data12 === "APPROVED")) || (data12 === "REJECTED")) || (data12 === "PAUSED")) || (data12 === "DISABLED"))){
const err42 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema70.enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.rejected_reason !== undefined){
let data13 = data.rejected_reason;
if((typeof data13 !== "string") && (data13 !== null)){
const err43 = {instancePath:instancePath+"/rejected_reason",keyword:"type",params:{type: schema61.properties.rejected_reason.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.quality_score !== undefined){
let data14 = data.quality_score;
if((typeof data14 !== "string") && (data14 !== null)){
const err44 = {instancePath:instancePath+"/quality_score",keyword:"type",params:{type: schema61.properties.quality_score.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 40){
const err45 = {instancePath:instancePath+"/quality_score",keyword:"maxLength",params:{limit: 40}};
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
if(data.last_synced_at !== undefined){
let data15 = data.last_synced_at;
if((typeof data15 !== "string") && (data15 !== null)){
const err46 = {instancePath:instancePath+"/last_synced_at",keyword:"type",params:{type: schema61.properties.last_synced_at.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err47 = {instancePath:instancePath+"/last_synced_at",keyword:"format",params:{format: "date-time"}};
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
if(data.created_at !== undefined){
let data16 = data.created_at;
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err48 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
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
const err49 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data17 = data.updated_at;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err50 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
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
const err51 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
const err52 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
validate33.errors = vErrors;
return errors === 0;
}
const $MessageTemplate = validate40;
const schema73 = {"$ref":"contract:schemas#/$defs/MessageTemplate","$id":"contract:validate/$MessageTemplate"};
function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.language === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "language"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.header === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "header"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.body === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "body"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.samples === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "samples"}};
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
if(data.buttons === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "buttons"}};
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
if(data.rejected_reason === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "rejected_reason"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.quality_score === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "quality_score"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.last_synced_at === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "last_synced_at"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.created_at === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.updated_at === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.version === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema61.properties, key0))){
const err16 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err17 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,60}$"}};
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
const err18 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 !== "string"){
const err19 = {instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data1 === "es_AR") || (data1 === "es")) || (data1 === "es_MX")) || (data1 === "pt_BR")) || (data1 === "en"))){
const err20 = {instancePath:instancePath+"/language",keyword:"enum",params:{allowedValues: schema62.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 !== "string"){
const err21 = {instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data2 === "MARKETING") || (data2 === "UTILITY")) || (data2 === "AUTHENTICATION"))){
const err22 = {instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: schema63.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.header !== undefined){
if(!(validate35(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(typeof data4 === "string"){
if(func1(data4) > 1024){
const err23 = {instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data4) < 1){
const err24 = {instancePath:instancePath+"/body",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern1.test(data4)){
const err25 = {instancePath:instancePath+"/body",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err26 = {instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.samples !== undefined){
let data5 = data.samples;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 30){
const err27 = {instancePath:instancePath+"/samples",keyword:"maxProperties",params:{limit: 30}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err28 = {instancePath:instancePath+"/samples/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 200}};
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
const err29 = {instancePath:instancePath+"/samples/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
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
else {
const err30 = {instancePath:instancePath+"/samples",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.footer !== undefined){
let data7 = data.footer;
if(typeof data7 === "string"){
if(func1(data7) > 60){
const err31 = {instancePath:instancePath+"/footer",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern1.test(data7)){
const err32 = {instancePath:instancePath+"/footer",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err33 = {instancePath:instancePath+"/footer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.buttons !== undefined){
let data8 = data.buttons;
if(Array.isArray(data8)){
if(data8.length > 10){
const err34 = {instancePath:instancePath+"/buttons",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data8[i0], {instancePath:instancePath+"/buttons/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/buttons",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.version !== undefined){
let data10 = data.version;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err36 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.id !== undefined){
let data11 = data.id;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err38 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.status !== undefined){
let data12 = data.status;
if(typeof data12 !== "string"){
const err41 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((((((data12 === "DRAFT") || (data12 === "PENDING")) || (data12 === "APPROVED")) || (data12 === "REJECTED")) || (data12 === "PAUSED")) || (data12 === "DISABLED"))){
const err42 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema70.enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.rejected_reason !== undefined){
let data13 = data.rejected_reason;
if((typeof data13 !== "string") && (data13 !== null)){
const err43 = {instancePath:instancePath+"/rejected_reason",keyword:"type",params:{type: schema61.properties.rejected_reason.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.quality_score !== undefined){
let data14 = data.quality_score;
if((typeof data14 !== "string") && (data14 !== null)){
const err44 = {instancePath:instancePath+"/quality_score",keyword:"type",params:{type: schema61.properties.quality_score.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 40){
const err45 = {instancePath:instancePath+"/quality_score",keyword:"maxLength",params:{limit: 40}};
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
if(data.last_synced_at !== undefined){
let data15 = data.last_synced_at;
if((typeof data15 !== "string") && (data15 !== null)){
const err46 = {instancePath:instancePath+"/last_synced_at",keyword:"type",params:{type: schema61.properties.last_synced_at.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err47 = {instancePath:instancePath+"/last_synced_at",keyword:"format",params:{format: "date-time"}};
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
if(data.created_at !== undefined){
let data16 = data.created_at;
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err48 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
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
const err49 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data17 = data.updated_at;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err50 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
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
const err51 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
const err52 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
const $TemplateSync = validate45;
const schema82 = {"$ref":"contract:schemas#/$defs/TemplateSync","$id":"contract:validate/$TemplateSync"};
const schema83 = {"type":"object","required":["synced_at","created","updated"],"additionalProperties":false,"properties":{"synced_at":{"type":"string","format":"date-time"},"created":{"type":"integer","minimum":0},"updated":{"type":"integer","minimum":0}}};
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.synced_at === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "synced_at"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.created === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "created"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.updated === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "updated"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "synced_at") || (key0 === "created")) || (key0 === "updated"))){
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
if(data.synced_at !== undefined){
let data0 = data.synced_at;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/synced_at",keyword:"format",params:{format: "date-time"}};
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
const err5 = {instancePath:instancePath+"/synced_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created !== undefined){
let data1 = data.created;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/created",keyword:"type",params:{type: "integer"}};
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
const err7 = {instancePath:instancePath+"/created",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.updated !== undefined){
let data2 = data.updated;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/updated",keyword:"type",params:{type: "integer"}};
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
const err9 = {instancePath:instancePath+"/updated",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
validate45.errors = vErrors;
return errors === 0;
}
export const answers = {
  campaignList: {
    200: $campaignList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  campaignCreate: {
    201: $Campaign,
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
  campaignGet: {
    200: $Campaign,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  campaignUpdate: {
    200: $Campaign,
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
  campaignDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  campaignReviewGet: {
    200: $CampaignReview,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  campaignTest: {
    200: $CampaignSample,
    400: $Error,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    413: $Error,
    415: $Error,
    422: $Error,
    429: $Error,
    500: $Error,
    501: $Error,
  },
  campaignLaunch: {
    200: $Campaign,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  campaignPause: {
    200: $Campaign,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  campaignResume: {
    200: $Campaign,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  campaignCancel: {
    200: $Campaign,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  campaignDuplicate: {
    201: $Campaign,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  campaignRetry: {
    200: $Campaign,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  campaignRecipientList: {
    200: $campaignRecipientList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  templateList: {
    200: $templateList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  templateCreate: {
    201: $MessageTemplate,
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
  templateGet: {
    200: $MessageTemplate,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  templateUpdate: {
    200: $MessageTemplate,
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
  templateDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  templateSync: {
    200: $TemplateSync,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    429: $Error,
    500: $Error,
    501: $Error,
  },
}
