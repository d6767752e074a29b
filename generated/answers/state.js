// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { isDateTime } from '../../src/contract/formats.ts'
const $BotState = validate0;
const schema0 = {"$ref":"contract:schemas#/$defs/BotState","$id":"contract:validate/$BotState"};
const schema2 = {"type":"object","required":["botState","special_state","training","model","pending_changes","channels","queue","quotas","last_incident"],"additionalProperties":false,"properties":{"botState":{"$ref":"contract:schemas#/$defs/BotOnOff"},"special_state":{"$ref":"contract:schemas#/$defs/BotSpecialState"},"training":{"$ref":"contract:schemas#/$defs/Training"},"model":{"anyOf":[{"$ref":"contract:schemas#/$defs/BotModel"},{"type":"null"}]},"pending_changes":{"type":"array","items":{"$ref":"contract:schemas#/$defs/PendingChange"}},"channels":{"type":"array","items":{"$ref":"contract:schemas#/$defs/ChannelState"}},"queue":{"type":"object","required":["waiting","oldest_seconds"],"additionalProperties":false,"properties":{"waiting":{"type":"integer","minimum":0},"oldest_seconds":{"type":["integer","null"],"minimum":0}}},"quotas":{"type":"array","items":{"$ref":"contract:schemas#/$defs/Usage"}},"last_incident":{"anyOf":[{"$ref":"contract:schemas#/$defs/Incident"},{"type":"null"}]}}};
const schema3 = {"type":"string","enum":["on","off"]};
const schema4 = {"type":"string","enum":["chatbot_on","chatbot_off"]};
const schema11 = {"type":"object","required":["version","trained_at","examples","intents","accuracy"],"additionalProperties":false,"properties":{"version":{"type":"string"},"trained_at":{"type":"string","format":"date-time"},"examples":{"type":"integer","minimum":0},"intents":{"type":"integer","minimum":0},"accuracy":{"type":["number","null"],"minimum":0,"maximum":1}}};
const schema19 = {"type":"object","required":["at","message","resolved_at"],"additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"message":{"type":"string"},"resolved_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const schema5 = {"type":"object","required":["id","state","progress","message","started_at","finished_at","started_by","error","estimated_seconds"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"state":{"$ref":"contract:schemas#/$defs/TrainingState"},"progress":{"type":"integer","minimum":0,"maximum":100},"message":{"type":"string"},"started_at":{"type":["string","null"],"format":"date-time"},"finished_at":{"type":["string","null"],"format":"date-time"},"started_by":{"anyOf":[{"$ref":"contract:schemas#/$defs/Person"},{"type":"null"}]},"error":{"anyOf":[{"$ref":"contract:schemas#/$defs/TrainingError"},{"type":"null"}]},"estimated_seconds":{"type":["integer","null"],"minimum":0}}};
const schema6 = {"type":"string","enum":["active","pending","maintenance","training","sync","sync_finished","server_manager","server_manager_finished","train","train_finished","error_catcher","error_catcher_finished","transfer_manager","transfer_manager_finished","reboot","draft_models","draft_models_finished","error","sync_error","server_manager_error","train_error","error_catcher_error","transfer_manager_error","draft_models_error"]};
const formats0 = isDateTime;
const schema7 = {"type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"}}};
const schema8 = {"type":"integer","minimum":1,"maximum":2147483647};
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
validate4.errors = vErrors;
return errors === 0;
}
const schema9 = {"type":"object","required":["stage","message","help"],"additionalProperties":false,"properties":{"stage":{"$ref":"contract:schemas#/$defs/TrainingState"},"message":{"type":"string"},"help":{"type":"string"}}};
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "stage"}};
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
if(data.help === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "help"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "stage") || (key0 === "message")) || (key0 === "help"))){
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
if(data.stage !== undefined){
let data0 = data.stage;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/stage",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((((((((((((((((data0 === "active") || (data0 === "pending")) || (data0 === "maintenance")) || (data0 === "training")) || (data0 === "sync")) || (data0 === "sync_finished")) || (data0 === "server_manager")) || (data0 === "server_manager_finished")) || (data0 === "train")) || (data0 === "train_finished")) || (data0 === "error_catcher")) || (data0 === "error_catcher_finished")) || (data0 === "transfer_manager")) || (data0 === "transfer_manager_finished")) || (data0 === "reboot")) || (data0 === "draft_models")) || (data0 === "draft_models_finished")) || (data0 === "error")) || (data0 === "sync_error")) || (data0 === "server_manager_error")) || (data0 === "train_error")) || (data0 === "error_catcher_error")) || (data0 === "transfer_manager_error")) || (data0 === "draft_models_error"))){
const err5 = {instancePath:instancePath+"/stage",keyword:"enum",params:{allowedValues: schema6.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err6 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.help !== undefined){
if(typeof data.help !== "string"){
const err7 = {instancePath:instancePath+"/help",keyword:"type",params:{type: "string"}};
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
if(data.state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.progress === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.started_at === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "started_at"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.finished_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "finished_at"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.started_by === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "started_by"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.error === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.estimated_seconds === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "estimated_seconds"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
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
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err10 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema5.properties.id.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((((((((((((((((((((((data1 === "active") || (data1 === "pending")) || (data1 === "maintenance")) || (data1 === "training")) || (data1 === "sync")) || (data1 === "sync_finished")) || (data1 === "server_manager")) || (data1 === "server_manager_finished")) || (data1 === "train")) || (data1 === "train_finished")) || (data1 === "error_catcher")) || (data1 === "error_catcher_finished")) || (data1 === "transfer_manager")) || (data1 === "transfer_manager_finished")) || (data1 === "reboot")) || (data1 === "draft_models")) || (data1 === "draft_models_finished")) || (data1 === "error")) || (data1 === "sync_error")) || (data1 === "server_manager_error")) || (data1 === "train_error")) || (data1 === "error_catcher_error")) || (data1 === "transfer_manager_error")) || (data1 === "draft_models_error"))){
const err12 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema6.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.progress !== undefined){
let data2 = data.progress;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err13 = {instancePath:instancePath+"/progress",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/progress",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/progress",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err16 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.started_at !== undefined){
let data4 = data.started_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/started_at",keyword:"type",params:{type: schema5.properties.started_at.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err18 = {instancePath:instancePath+"/started_at",keyword:"format",params:{format: "date-time"}};
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
if(data.finished_at !== undefined){
let data5 = data.finished_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/finished_at",keyword:"type",params:{type: schema5.properties.finished_at.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err20 = {instancePath:instancePath+"/finished_at",keyword:"format",params:{format: "date-time"}};
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
if(data.started_by !== undefined){
let data6 = data.started_by;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate4(data6, {instancePath:instancePath+"/started_by",parentData:data,parentDataProperty:"started_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs18 = errors;
if(data6 !== null){
const err21 = {instancePath:instancePath+"/started_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err22 = {instancePath:instancePath+"/started_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.error !== undefined){
let data7 = data.error;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(validate6(data7, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs23 = errors;
if(data7 !== null){
const err23 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err24 = {instancePath:instancePath+"/error",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.estimated_seconds !== undefined){
let data8 = data.estimated_seconds;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err25 = {instancePath:instancePath+"/estimated_seconds",keyword:"type",params:{type: schema5.properties.estimated_seconds.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/estimated_seconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
validate3.errors = vErrors;
return errors === 0;
}
const schema12 = {"type":"object","required":["resource","count","since"],"additionalProperties":false,"properties":{"resource":{"$ref":"contract:schemas#/$defs/ChangeResource"},"count":{"type":"integer","minimum":1},"since":{"type":"string","format":"date-time"}}};
const schema13 = {"type":"string","enum":["access_group","api_key","area","assistant","bot","branch","budget","budget_settings","campaign","chat","contact","contact_field","group","entity","example","form","intent","invitation","label","membership","message","notification","plugin","product","quick_reply","report","response","session","settings","subscription","survey","template","test_case","training","user","webchat"]};
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "resource"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.since === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "since"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "resource") || (key0 === "count")) || (key0 === "since"))){
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
if(data.resource !== undefined){
let data0 = data.resource;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/resource",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((data0 === "access_group") || (data0 === "api_key")) || (data0 === "area")) || (data0 === "assistant")) || (data0 === "bot")) || (data0 === "branch")) || (data0 === "budget")) || (data0 === "budget_settings")) || (data0 === "campaign")) || (data0 === "chat")) || (data0 === "contact")) || (data0 === "contact_field")) || (data0 === "group")) || (data0 === "entity")) || (data0 === "example")) || (data0 === "form")) || (data0 === "intent")) || (data0 === "invitation")) || (data0 === "label")) || (data0 === "membership")) || (data0 === "message")) || (data0 === "notification")) || (data0 === "plugin")) || (data0 === "product")) || (data0 === "quick_reply")) || (data0 === "report")) || (data0 === "response")) || (data0 === "session")) || (data0 === "settings")) || (data0 === "subscription")) || (data0 === "survey")) || (data0 === "template")) || (data0 === "test_case")) || (data0 === "training")) || (data0 === "user")) || (data0 === "webchat"))){
const err5 = {instancePath:instancePath+"/resource",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.count !== undefined){
let data1 = data.count;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.since !== undefined){
let data2 = data.since;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err8 = {instancePath:instancePath+"/since",keyword:"format",params:{format: "date-time"}};
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
const err9 = {instancePath:instancePath+"/since",keyword:"type",params:{type: "string"}};
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
const err10 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
const schema14 = {"type":"object","required":["channel","status","since","last_message_at","last_error","disconnection_reason"],"additionalProperties":false,"properties":{"channel":{"$ref":"contract:schemas#/$defs/Channel"},"status":{"$ref":"contract:schemas#/$defs/ChannelStatus"},"since":{"type":["string","null"],"format":"date-time"},"last_message_at":{"type":["string","null"],"format":"date-time"},"last_error":{"type":["string","null"]},"disconnection_reason":{"type":["string","null"]}}};
const schema15 = {"type":"string","enum":["webchat","whatsapp","facebook"]};
const schema16 = {"type":"string","enum":["connected","degraded","disconnected","not_configured"]};
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "channel"}};
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
if(data.since === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "since"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.last_message_at === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "last_message_at"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.last_error === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "last_error"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.disconnection_reason === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "disconnection_reason"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "channel") || (key0 === "status")) || (key0 === "since")) || (key0 === "last_message_at")) || (key0 === "last_error")) || (key0 === "disconnection_reason"))){
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
if(data.channel !== undefined){
let data0 = data.channel;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/channel",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data0 === "webchat") || (data0 === "whatsapp")) || (data0 === "facebook"))){
const err8 = {instancePath:instancePath+"/channel",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data1 === "connected") || (data1 === "degraded")) || (data1 === "disconnected")) || (data1 === "not_configured"))){
const err10 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema16.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.since !== undefined){
let data2 = data.since;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/since",keyword:"type",params:{type: schema14.properties.since.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err12 = {instancePath:instancePath+"/since",keyword:"format",params:{format: "date-time"}};
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
if(data.last_message_at !== undefined){
let data3 = data.last_message_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/last_message_at",keyword:"type",params:{type: schema14.properties.last_message_at.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err14 = {instancePath:instancePath+"/last_message_at",keyword:"format",params:{format: "date-time"}};
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
if(data.last_error !== undefined){
let data4 = data.last_error;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/last_error",keyword:"type",params:{type: schema14.properties.last_error.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.disconnection_reason !== undefined){
let data5 = data.disconnection_reason;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/disconnection_reason",keyword:"type",params:{type: schema14.properties.disconnection_reason.type}};
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
validate11.errors = vErrors;
return errors === 0;
}
const schema17 = {"type":"object","required":["metric","used","limit","resets_at","projected"],"additionalProperties":false,"properties":{"metric":{"$ref":"contract:schemas#/$defs/UsageMetric"},"used":{"type":"integer","minimum":0},"limit":{"type":["integer","null"],"minimum":0},"resets_at":{"type":["string","null"],"format":"date-time"},"projected":{"type":["integer","null"],"minimum":0}}};
const schema18 = {"type":"string","enum":["conversations","messages","campaigns","contacts","users","bots","storage_mb","training_per_day"]};
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err7 = {instancePath:instancePath+"/metric",keyword:"enum",params:{allowedValues: schema18.enum}};
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
const err10 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: schema17.properties.limit.type}};
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
const err12 = {instancePath:instancePath+"/resets_at",keyword:"type",params:{type: schema17.properties.resets_at.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
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
const err14 = {instancePath:instancePath+"/projected",keyword:"type",params:{type: schema17.properties.projected.type}};
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
validate13.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.botState === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "botState"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.special_state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "special_state"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.training === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "training"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.model === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.pending_changes === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "pending_changes"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.channels === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "channels"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.queue === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "queue"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.quotas === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "quotas"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.last_incident === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "last_incident"}};
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
if(data.botState !== undefined){
let data0 = data.botState;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/botState",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data0 === "on") || (data0 === "off"))){
const err11 = {instancePath:instancePath+"/botState",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.special_state !== undefined){
let data1 = data.special_state;
if(typeof data1 !== "string"){
const err12 = {instancePath:instancePath+"/special_state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data1 === "chatbot_on") || (data1 === "chatbot_off"))){
const err13 = {instancePath:instancePath+"/special_state",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.training !== undefined){
if(!(validate3(data.training, {instancePath:instancePath+"/training",parentData:data,parentDataProperty:"training",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
let data3 = data.model;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.version === undefined){
const err14 = {instancePath:instancePath+"/model",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.trained_at === undefined){
const err15 = {instancePath:instancePath+"/model",keyword:"required",params:{missingProperty: "trained_at"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.examples === undefined){
const err16 = {instancePath:instancePath+"/model",keyword:"required",params:{missingProperty: "examples"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.intents === undefined){
const err17 = {instancePath:instancePath+"/model",keyword:"required",params:{missingProperty: "intents"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.accuracy === undefined){
const err18 = {instancePath:instancePath+"/model",keyword:"required",params:{missingProperty: "accuracy"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "version") || (key1 === "trained_at")) || (key1 === "examples")) || (key1 === "intents")) || (key1 === "accuracy"))){
const err19 = {instancePath:instancePath+"/model",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.version !== undefined){
if(typeof data3.version !== "string"){
const err20 = {instancePath:instancePath+"/model/version",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.trained_at !== undefined){
let data5 = data3.trained_at;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err21 = {instancePath:instancePath+"/model/trained_at",keyword:"format",params:{format: "date-time"}};
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
const err22 = {instancePath:instancePath+"/model/trained_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.examples !== undefined){
let data6 = data3.examples;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err23 = {instancePath:instancePath+"/model/examples",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/model/examples",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data3.intents !== undefined){
let data7 = data3.intents;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err25 = {instancePath:instancePath+"/model/intents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/model/intents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data3.accuracy !== undefined){
let data8 = data3.accuracy;
if((!(typeof data8 == "number")) && (data8 !== null)){
const err27 = {instancePath:instancePath+"/model/accuracy",keyword:"type",params:{type: schema11.properties.accuracy.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 1 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/model/accuracy",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/model/accuracy",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err30 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs25 = errors;
if(data3 !== null){
const err31 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err32 = {instancePath:instancePath+"/model",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.pending_changes !== undefined){
let data9 = data.pending_changes;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate9(data9[i0], {instancePath:instancePath+"/pending_changes/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/pending_changes",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.channels !== undefined){
let data11 = data.channels;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate11(data11[i1], {instancePath:instancePath+"/channels/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.queue !== undefined){
let data13 = data.queue;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.waiting === undefined){
const err35 = {instancePath:instancePath+"/queue",keyword:"required",params:{missingProperty: "waiting"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.oldest_seconds === undefined){
const err36 = {instancePath:instancePath+"/queue",keyword:"required",params:{missingProperty: "oldest_seconds"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data13){
if(!((key2 === "waiting") || (key2 === "oldest_seconds"))){
const err37 = {instancePath:instancePath+"/queue",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.waiting !== undefined){
let data14 = data13.waiting;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err38 = {instancePath:instancePath+"/queue/waiting",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/queue/waiting",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data13.oldest_seconds !== undefined){
let data15 = data13.oldest_seconds;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err40 = {instancePath:instancePath+"/queue/oldest_seconds",keyword:"type",params:{type: schema2.properties.queue.properties.oldest_seconds.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err41 = {instancePath:instancePath+"/queue/oldest_seconds",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/queue",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.quotas !== undefined){
let data16 = data.quotas;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(validate13(data16[i2], {instancePath:instancePath+"/quotas/" + i2,parentData:data16,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/quotas",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.last_incident !== undefined){
let data18 = data.last_incident;
const _errs44 = errors;
let valid13 = false;
const _errs45 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.at === undefined){
const err44 = {instancePath:instancePath+"/last_incident",keyword:"required",params:{missingProperty: "at"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data18.message === undefined){
const err45 = {instancePath:instancePath+"/last_incident",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data18.resolved_at === undefined){
const err46 = {instancePath:instancePath+"/last_incident",keyword:"required",params:{missingProperty: "resolved_at"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key3 in data18){
if(!(((key3 === "at") || (key3 === "message")) || (key3 === "resolved_at"))){
const err47 = {instancePath:instancePath+"/last_incident",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.at !== undefined){
let data19 = data18.at;
if(typeof data19 === "string"){
if(!(formats0(data19))){
const err48 = {instancePath:instancePath+"/last_incident/at",keyword:"format",params:{format: "date-time"}};
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
const err49 = {instancePath:instancePath+"/last_incident/at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data18.message !== undefined){
if(typeof data18.message !== "string"){
const err50 = {instancePath:instancePath+"/last_incident/message",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.resolved_at !== undefined){
let data21 = data18.resolved_at;
if((typeof data21 !== "string") && (data21 !== null)){
const err51 = {instancePath:instancePath+"/last_incident/resolved_at",keyword:"type",params:{type: schema19.properties.resolved_at.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err52 = {instancePath:instancePath+"/last_incident/resolved_at",keyword:"format",params:{format: "date-time"}};
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
}
else {
const err53 = {instancePath:instancePath+"/last_incident",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const _errs55 = errors;
if(data18 !== null){
const err54 = {instancePath:instancePath+"/last_incident",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid1 = _errs55 === errors;
valid13 = valid13 || _valid1;
}
if(!valid13){
const err55 = {instancePath:instancePath+"/last_incident",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err56 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
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
const $Error = validate16;
const schema20 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema21 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern0 = new RegExp("^[a-z_]+$", "u");
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
validate16.errors = vErrors;
return errors === 0;
}
export const answers = {
  botStateGet: {
    200: $BotState,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  botStateUpdate: {
    200: $BotState,
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
}
