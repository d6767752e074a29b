// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { isDateTime } from '../../src/contract/formats.ts'
const $changeList200 = validate0;
const schema0 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Change"},"$id":"contract:validate/$changeList200"};
const schema2 = {"type":"object","required":["id","at","actor","action","resource_type","resource_id","resource_label","diff","ip","user_agent","request_id","status"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"at":{"type":"string","format":"date-time"},"actor":{"type":"object","required":["id","name","role","type"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"name":{"type":"string"},"role":{"type":["string","null"]},"type":{"$ref":"contract:schemas#/$defs/ActorType"}}},"action":{"$ref":"contract:schemas#/$defs/ChangeAction"},"resource_type":{"$ref":"contract:schemas#/$defs/ChangeResource"},"resource_id":{"type":["string","null"]},"resource_label":{"type":["string","null"]},"diff":{"type":"object","additionalProperties":{"type":"object","required":["old","new"],"additionalProperties":false,"properties":{"old":{},"new":{}}}},"ip":{"type":["string","null"]},"user_agent":{"type":["string","null"]},"request_id":{"type":["string","null"]},"status":{"$ref":"contract:schemas#/$defs/ChangeStatus"}}};
const schema3 = {"type":"string","enum":["user","bot","api","platform"]};
const schema4 = {"type":"string","enum":["create","update","delete","restore","login","login_failed","logout","export","import","send","train","publish","connect","permission_change","view_sensitive"]};
const schema5 = {"type":"string","enum":["access_group","api_key","area","assistant","bot","branch","budget","budget_settings","campaign","chat","contact","contact_field","group","entity","example","form","intent","invitation","label","membership","message","notification","plugin","product","quick_reply","report","response","session","settings","subscription","survey","template","test_case","training","user","webchat"]};
const schema6 = {"type":"string","enum":["ok","failed"]};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = isDateTime;
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
if(data.actor === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "actor"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.resource_type === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "resource_type"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.resource_id === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "resource_id"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.resource_label === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "resource_label"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.diff === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "diff"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.ip === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "ip"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.user_agent === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "user_agent"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.request_id === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "request_id"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.status === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
const err12 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err13 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data0 == "number"){
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
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err15 = {instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}};
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
const err16 = {instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.actor !== undefined){
let data2 = data.actor;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err17 = {instancePath:instancePath+"/actor",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data2.name === undefined){
const err18 = {instancePath:instancePath+"/actor",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data2.role === undefined){
const err19 = {instancePath:instancePath+"/actor",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data2.type === undefined){
const err20 = {instancePath:instancePath+"/actor",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "role")) || (key1 === "type"))){
const err21 = {instancePath:instancePath+"/actor",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err22 = {instancePath:instancePath+"/actor/id",keyword:"type",params:{type: schema2.properties.actor.properties.id.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err23 = {instancePath:instancePath+"/actor/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.role !== undefined){
let data5 = data2.role;
if((typeof data5 !== "string") && (data5 !== null)){
const err24 = {instancePath:instancePath+"/actor/role",keyword:"type",params:{type: schema2.properties.actor.properties.role.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.type !== undefined){
let data6 = data2.type;
if(typeof data6 !== "string"){
const err25 = {instancePath:instancePath+"/actor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((data6 === "user") || (data6 === "bot")) || (data6 === "api")) || (data6 === "platform"))){
const err26 = {instancePath:instancePath+"/actor/type",keyword:"enum",params:{allowedValues: schema3.enum}};
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
const err27 = {instancePath:instancePath+"/actor",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.action !== undefined){
let data7 = data.action;
if(typeof data7 !== "string"){
const err28 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((((((((((((data7 === "create") || (data7 === "update")) || (data7 === "delete")) || (data7 === "restore")) || (data7 === "login")) || (data7 === "login_failed")) || (data7 === "logout")) || (data7 === "export")) || (data7 === "import")) || (data7 === "send")) || (data7 === "train")) || (data7 === "publish")) || (data7 === "connect")) || (data7 === "permission_change")) || (data7 === "view_sensitive"))){
const err29 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.resource_type !== undefined){
let data8 = data.resource_type;
if(typeof data8 !== "string"){
const err30 = {instancePath:instancePath+"/resource_type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((data8 === "access_group") || (data8 === "api_key")) || (data8 === "area")) || (data8 === "assistant")) || (data8 === "bot")) || (data8 === "branch")) || (data8 === "budget")) || (data8 === "budget_settings")) || (data8 === "campaign")) || (data8 === "chat")) || (data8 === "contact")) || (data8 === "contact_field")) || (data8 === "group")) || (data8 === "entity")) || (data8 === "example")) || (data8 === "form")) || (data8 === "intent")) || (data8 === "invitation")) || (data8 === "label")) || (data8 === "membership")) || (data8 === "message")) || (data8 === "notification")) || (data8 === "plugin")) || (data8 === "product")) || (data8 === "quick_reply")) || (data8 === "report")) || (data8 === "response")) || (data8 === "session")) || (data8 === "settings")) || (data8 === "subscription")) || (data8 === "survey")) || (data8 === "template")) || (data8 === "test_case")) || (data8 === "training")) || (data8 === "user")) || (data8 === "webchat"))){
const err31 = {instancePath:instancePath+"/resource_type",keyword:"enum",params:{allowedValues: schema5.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.resource_id !== undefined){
let data9 = data.resource_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err32 = {instancePath:instancePath+"/resource_id",keyword:"type",params:{type: schema2.properties.resource_id.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.resource_label !== undefined){
let data10 = data.resource_label;
if((typeof data10 !== "string") && (data10 !== null)){
const err33 = {instancePath:instancePath+"/resource_label",keyword:"type",params:{type: schema2.properties.resource_label.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.diff !== undefined){
let data11 = data.diff;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
let data12 = data11[key2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.old === undefined){
const err34 = {instancePath:instancePath+"/diff/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "old"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.new === undefined){
const err35 = {instancePath:instancePath+"/diff/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "new"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key3 in data12){
if(!((key3 === "old") || (key3 === "new"))){
const err36 = {instancePath:instancePath+"/diff/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"additionalProperties",params:{additionalProperty: key3}};
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
else {
const err37 = {instancePath:instancePath+"/diff/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "object"}};
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
const err38 = {instancePath:instancePath+"/diff",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.ip !== undefined){
let data13 = data.ip;
if((typeof data13 !== "string") && (data13 !== null)){
const err39 = {instancePath:instancePath+"/ip",keyword:"type",params:{type: schema2.properties.ip.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data14 = data.user_agent;
if((typeof data14 !== "string") && (data14 !== null)){
const err40 = {instancePath:instancePath+"/user_agent",keyword:"type",params:{type: schema2.properties.user_agent.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.request_id !== undefined){
let data15 = data.request_id;
if((typeof data15 !== "string") && (data15 !== null)){
const err41 = {instancePath:instancePath+"/request_id",keyword:"type",params:{type: schema2.properties.request_id.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.status !== undefined){
let data16 = data.status;
if(typeof data16 !== "string"){
const err42 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data16 === "ok") || (data16 === "failed"))){
const err43 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema6.enum}};
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
const err44 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
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
const $Error = validate4;
const schema7 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema8 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern0 = new RegExp("^[a-z_]+$", "u");
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate4.errors = vErrors;
return errors === 0;
}
const $Message = validate5;
const schema9 = {"$ref":"contract:schemas#/$defs/Message","$id":"contract:validate/$Message"};
const schema10 = {"type":"object","required":["message"],"additionalProperties":false,"properties":{"message":{"type":"string"}}};
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate5.errors = vErrors;
return errors === 0;
}
export const answers = {
  changeList: {
    200: $changeList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
  },
  changeRestore: {
    200: $Message,
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
}
