// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { isDate, isDateTime } from '../../src/contract/formats.ts'
const $HomeSummary = validate0;
const schema0 = {"$ref":"contract:schemas#/$defs/HomeSummary","$id":"contract:validate/$HomeSummary"};
const schema2 = {"type":"object","required":["chats","days","special_state","training","team","changes"],"additionalProperties":false,"properties":{"chats":{"anyOf":[{"$ref":"contract:schemas#/$defs/HomeChats"},{"type":"null"}]},"days":{"type":"array","maxItems":31,"items":{"$ref":"contract:schemas#/$defs/HomeDay"}},"special_state":{"$ref":"contract:schemas#/$defs/BotSpecialState"},"training":{"type":"object","required":["state","pending_changes"],"additionalProperties":false,"properties":{"state":{"$ref":"contract:schemas#/$defs/TrainingState"},"pending_changes":{"type":"integer","minimum":0}}},"team":{"type":"array","items":{"$ref":"contract:schemas#/$defs/HomeMember"}},"changes":{"type":"array","maxItems":10,"items":{"$ref":"contract:schemas#/$defs/Change"}}}};
const schema3 = {"type":"object","required":["pending","unanswered","mine","unassigned"],"additionalProperties":false,"properties":{"pending":{"type":"integer","minimum":0},"unanswered":{"type":"integer","minimum":0},"mine":{"type":"integer","minimum":0},"unassigned":{"type":"integer","minimum":0}}};
const schema4 = {"type":"object","required":["day","conversations","handoffs","resolved"],"additionalProperties":false,"properties":{"day":{"type":"string","format":"date"},"conversations":{"type":"integer","minimum":0},"handoffs":{"type":"integer","minimum":0},"resolved":{"type":"integer","minimum":0}}};
const schema5 = {"type":"string","enum":["chatbot_on","chatbot_off"]};
const schema6 = {"type":"string","enum":["active","pending","maintenance","training","sync","sync_finished","server_manager","server_manager_finished","train","train_finished","error_catcher","error_catcher_finished","transfer_manager","transfer_manager_finished","reboot","draft_models","draft_models_finished","error","sync_error","server_manager_error","train_error","error_catcher_error","transfer_manager_error","draft_models_error"]};
const formats0 = isDate;
const schema7 = {"type":"object","required":["user_id","name","role_id","connected","last_seen"],"additionalProperties":false,"properties":{"user_id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"},"role_id":{"$ref":"contract:schemas#/$defs/RoleId"},"connected":{"$ref":"contract:schemas#/$defs/ConnectedState"},"last_seen":{"type":["string","null"],"format":"date-time"}}};
const schema8 = {"type":"integer","minimum":1,"maximum":2147483647};
const schema9 = {"type":"integer","enum":[2,3,4,5]};
const schema10 = {"type":"boolean","enum":[true,false]};
const formats2 = isDateTime;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "user_id"}};
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
if(data.role_id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "role_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.connected === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "connected"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.last_seen === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "last_seen"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "user_id") || (key0 === "name")) || (key0 === "role_id")) || (key0 === "connected")) || (key0 === "last_seen"))){
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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {instancePath:instancePath+"/user_id",keyword:"type",params:{type: "integer"}};
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
const err7 = {instancePath:instancePath+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.role_id !== undefined){
let data2 = data.role_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err10 = {instancePath:instancePath+"/role_id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data2 === 2) || (data2 === 3)) || (data2 === 4)) || (data2 === 5))){
const err11 = {instancePath:instancePath+"/role_id",keyword:"enum",params:{allowedValues: schema9.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.connected !== undefined){
let data3 = data.connected;
if(typeof data3 !== "boolean"){
const err12 = {instancePath:instancePath+"/connected",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data3 === true) || (data3 === false))){
const err13 = {instancePath:instancePath+"/connected",keyword:"enum",params:{allowedValues: schema10.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.last_seen !== undefined){
let data4 = data.last_seen;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/last_seen",keyword:"type",params:{type: schema7.properties.last_seen.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err15 = {instancePath:instancePath+"/last_seen",keyword:"format",params:{format: "date-time"}};
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
validate3.errors = vErrors;
return errors === 0;
}
const schema11 = {"type":"object","required":["id","at","actor","action","resource_type","resource_id","resource_label","diff","ip","user_agent","request_id","status"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"at":{"type":"string","format":"date-time"},"actor":{"type":"object","required":["id","name","role","type"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"name":{"type":"string"},"role":{"type":["string","null"]},"type":{"$ref":"contract:schemas#/$defs/ActorType"}}},"action":{"$ref":"contract:schemas#/$defs/ChangeAction"},"resource_type":{"$ref":"contract:schemas#/$defs/ChangeResource"},"resource_id":{"type":["string","null"]},"resource_label":{"type":["string","null"]},"diff":{"type":"object","additionalProperties":{"type":"object","required":["old","new"],"additionalProperties":false,"properties":{"old":{},"new":{}}}},"ip":{"type":["string","null"]},"user_agent":{"type":["string","null"]},"request_id":{"type":["string","null"]},"status":{"$ref":"contract:schemas#/$defs/ChangeStatus"}}};
const schema12 = {"type":"string","enum":["user","bot","api","platform"]};
const schema13 = {"type":"string","enum":["create","update","delete","restore","login","login_failed","logout","export","import","send","train","publish","connect","permission_change","view_sensitive"]};
const schema14 = {"type":"string","enum":["access_group","api_key","area","assistant","bot","branch","budget","budget_settings","campaign","chat","contact","contact_field","group","entity","example","form","intent","invitation","label","membership","message","notification","plugin","product","quick_reply","report","response","session","settings","subscription","survey","template","test_case","training","user","webchat"]};
const schema15 = {"type":"string","enum":["ok","failed"]};
const func0 = Object.prototype.hasOwnProperty;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(func0.call(schema11.properties, key0))){
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
if(!(formats2(data1))){
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
const err22 = {instancePath:instancePath+"/actor/id",keyword:"type",params:{type: schema11.properties.actor.properties.id.type}};
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
const err24 = {instancePath:instancePath+"/actor/role",keyword:"type",params:{type: schema11.properties.actor.properties.role.type}};
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
const err26 = {instancePath:instancePath+"/actor/type",keyword:"enum",params:{allowedValues: schema12.enum}};
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
const err29 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema13.enum}};
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
const err31 = {instancePath:instancePath+"/resource_type",keyword:"enum",params:{allowedValues: schema14.enum}};
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
const err32 = {instancePath:instancePath+"/resource_id",keyword:"type",params:{type: schema11.properties.resource_id.type}};
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
const err33 = {instancePath:instancePath+"/resource_label",keyword:"type",params:{type: schema11.properties.resource_label.type}};
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
const err39 = {instancePath:instancePath+"/ip",keyword:"type",params:{type: schema11.properties.ip.type}};
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
const err40 = {instancePath:instancePath+"/user_agent",keyword:"type",params:{type: schema11.properties.user_agent.type}};
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
const err41 = {instancePath:instancePath+"/request_id",keyword:"type",params:{type: schema11.properties.request_id.type}};
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
const err43 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema15.enum}};
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
validate5.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chats === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "chats"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.days === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "days"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.special_state === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "special_state"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.training === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "training"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.team === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "team"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changes === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "changes"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "chats") || (key0 === "days")) || (key0 === "special_state")) || (key0 === "training")) || (key0 === "team")) || (key0 === "changes"))){
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
if(data.chats !== undefined){
let data0 = data.chats;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.pending === undefined){
const err7 = {instancePath:instancePath+"/chats",keyword:"required",params:{missingProperty: "pending"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.unanswered === undefined){
const err8 = {instancePath:instancePath+"/chats",keyword:"required",params:{missingProperty: "unanswered"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.mine === undefined){
const err9 = {instancePath:instancePath+"/chats",keyword:"required",params:{missingProperty: "mine"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.unassigned === undefined){
const err10 = {instancePath:instancePath+"/chats",keyword:"required",params:{missingProperty: "unassigned"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "pending") || (key1 === "unanswered")) || (key1 === "mine")) || (key1 === "unassigned"))){
const err11 = {instancePath:instancePath+"/chats",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.pending !== undefined){
let data1 = data0.pending;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err12 = {instancePath:instancePath+"/chats/pending",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err13 = {instancePath:instancePath+"/chats/pending",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.unanswered !== undefined){
let data2 = data0.unanswered;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err14 = {instancePath:instancePath+"/chats/unanswered",keyword:"type",params:{type: "integer"}};
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
const err15 = {instancePath:instancePath+"/chats/unanswered",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.mine !== undefined){
let data3 = data0.mine;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err16 = {instancePath:instancePath+"/chats/mine",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/chats/mine",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.unassigned !== undefined){
let data4 = data0.unassigned;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err18 = {instancePath:instancePath+"/chats/unassigned",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/chats/unassigned",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err20 = {instancePath:instancePath+"/chats",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(data0 !== null){
const err21 = {instancePath:instancePath+"/chats",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err22 = {instancePath:instancePath+"/chats",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.days !== undefined){
let data5 = data.days;
if(Array.isArray(data5)){
if(data5.length > 31){
const err23 = {instancePath:instancePath+"/days",keyword:"maxItems",params:{limit: 31}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.day === undefined){
const err24 = {instancePath:instancePath+"/days/" + i0,keyword:"required",params:{missingProperty: "day"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.conversations === undefined){
const err25 = {instancePath:instancePath+"/days/" + i0,keyword:"required",params:{missingProperty: "conversations"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.handoffs === undefined){
const err26 = {instancePath:instancePath+"/days/" + i0,keyword:"required",params:{missingProperty: "handoffs"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.resolved === undefined){
const err27 = {instancePath:instancePath+"/days/" + i0,keyword:"required",params:{missingProperty: "resolved"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data6){
if(!((((key2 === "day") || (key2 === "conversations")) || (key2 === "handoffs")) || (key2 === "resolved"))){
const err28 = {instancePath:instancePath+"/days/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.day !== undefined){
let data7 = data6.day;
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err29 = {instancePath:instancePath+"/days/" + i0+"/day",keyword:"format",params:{format: "date"}};
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
const err30 = {instancePath:instancePath+"/days/" + i0+"/day",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.conversations !== undefined){
let data8 = data6.conversations;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err31 = {instancePath:instancePath+"/days/" + i0+"/conversations",keyword:"type",params:{type: "integer"}};
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
const err32 = {instancePath:instancePath+"/days/" + i0+"/conversations",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.handoffs !== undefined){
let data9 = data6.handoffs;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err33 = {instancePath:instancePath+"/days/" + i0+"/handoffs",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/days/" + i0+"/handoffs",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.resolved !== undefined){
let data10 = data6.resolved;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err35 = {instancePath:instancePath+"/days/" + i0+"/resolved",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err36 = {instancePath:instancePath+"/days/" + i0+"/resolved",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err37 = {instancePath:instancePath+"/days/" + i0,keyword:"type",params:{type: "object"}};
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
const err38 = {instancePath:instancePath+"/days",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.special_state !== undefined){
let data11 = data.special_state;
if(typeof data11 !== "string"){
const err39 = {instancePath:instancePath+"/special_state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!((data11 === "chatbot_on") || (data11 === "chatbot_off"))){
const err40 = {instancePath:instancePath+"/special_state",keyword:"enum",params:{allowedValues: schema5.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.training !== undefined){
let data12 = data.training;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.state === undefined){
const err41 = {instancePath:instancePath+"/training",keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data12.pending_changes === undefined){
const err42 = {instancePath:instancePath+"/training",keyword:"required",params:{missingProperty: "pending_changes"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key3 in data12){
if(!((key3 === "state") || (key3 === "pending_changes"))){
const err43 = {instancePath:instancePath+"/training",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data12.state !== undefined){
let data13 = data12.state;
if(typeof data13 !== "string"){
const err44 = {instancePath:instancePath+"/training/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((((((((((((((((((((((((data13 === "active") || (data13 === "pending")) || (data13 === "maintenance")) || (data13 === "training")) || (data13 === "sync")) || (data13 === "sync_finished")) || (data13 === "server_manager")) || (data13 === "server_manager_finished")) || (data13 === "train")) || (data13 === "train_finished")) || (data13 === "error_catcher")) || (data13 === "error_catcher_finished")) || (data13 === "transfer_manager")) || (data13 === "transfer_manager_finished")) || (data13 === "reboot")) || (data13 === "draft_models")) || (data13 === "draft_models_finished")) || (data13 === "error")) || (data13 === "sync_error")) || (data13 === "server_manager_error")) || (data13 === "train_error")) || (data13 === "error_catcher_error")) || (data13 === "transfer_manager_error")) || (data13 === "draft_models_error"))){
const err45 = {instancePath:instancePath+"/training/state",keyword:"enum",params:{allowedValues: schema6.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data12.pending_changes !== undefined){
let data14 = data12.pending_changes;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err46 = {instancePath:instancePath+"/training/pending_changes",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err47 = {instancePath:instancePath+"/training/pending_changes",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err48 = {instancePath:instancePath+"/training",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.team !== undefined){
let data15 = data.team;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validate3(data15[i1], {instancePath:instancePath+"/team/" + i1,parentData:data15,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/team",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.changes !== undefined){
let data17 = data.changes;
if(Array.isArray(data17)){
if(data17.length > 10){
const err50 = {instancePath:instancePath+"/changes",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate5(data17[i2], {instancePath:instancePath+"/changes/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/changes",keyword:"type",params:{type: "array"}};
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
const schema16 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema17 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern0 = new RegExp("^[a-z_]+$", "u");
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
validate8.errors = vErrors;
return errors === 0;
}
export const answers = {
  homeGet: {
    200: $HomeSummary,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
  },
}
