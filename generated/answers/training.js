// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { isDateTime } from '../../src/contract/formats.ts'
const $Training = validate0;
const schema0 = {"$ref":"contract:schemas#/$defs/Training","$id":"contract:validate/$Training"};
const schema2 = {"type":"object","required":["id","state","progress","message","started_at","finished_at","started_by","error","estimated_seconds"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"]},"state":{"$ref":"contract:schemas#/$defs/TrainingState"},"progress":{"type":"integer","minimum":0,"maximum":100},"message":{"type":"string"},"started_at":{"type":["string","null"],"format":"date-time"},"finished_at":{"type":["string","null"],"format":"date-time"},"started_by":{"anyOf":[{"$ref":"contract:schemas#/$defs/Person"},{"type":"null"}]},"error":{"anyOf":[{"$ref":"contract:schemas#/$defs/TrainingError"},{"type":"null"}]},"estimated_seconds":{"type":["integer","null"],"minimum":0}}};
const schema3 = {"type":"string","enum":["active","pending","maintenance","training","sync","sync_finished","server_manager","server_manager_finished","train","train_finished","error_catcher","error_catcher_finished","transfer_manager","transfer_manager_finished","reboot","draft_models","draft_models_finished","error","sync_error","server_manager_error","train_error","error_catcher_error","transfer_manager_error","draft_models_error"]};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = isDateTime;
const schema4 = {"type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"}}};
const schema5 = {"type":"integer","minimum":1,"maximum":2147483647};
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
const schema6 = {"type":"object","required":["stage","message","help"],"additionalProperties":false,"properties":{"stage":{"$ref":"contract:schemas#/$defs/TrainingState"},"message":{"type":"string"},"help":{"type":"string"}}};
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err5 = {instancePath:instancePath+"/stage",keyword:"enum",params:{allowedValues: schema3.enum}};
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
validate5.errors = vErrors;
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
if(data.id !== undefined){
let data0 = data.id;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err10 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema2.properties.id.type}};
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
const err12 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema3.enum}};
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
const err17 = {instancePath:instancePath+"/started_at",keyword:"type",params:{type: schema2.properties.started_at.type}};
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
const err19 = {instancePath:instancePath+"/finished_at",keyword:"type",params:{type: schema2.properties.finished_at.type}};
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
if(!(validate3(data6, {instancePath:instancePath+"/started_by",parentData:data,parentDataProperty:"started_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(!(validate5(data7, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
const err25 = {instancePath:instancePath+"/estimated_seconds",keyword:"type",params:{type: schema2.properties.estimated_seconds.type}};
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
const schema8 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema9 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
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
const $TrainingRun = validate9;
const schema10 = {"$ref":"contract:schemas#/$defs/TrainingRun","$id":"contract:validate/$TrainingRun"};
const schema11 = {"type":"object","required":["id","state","started_at","finished_at","started_by","examples","intents","accuracy","active"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"state":{"$ref":"contract:schemas#/$defs/TrainingState"},"started_at":{"type":"string","format":"date-time"},"finished_at":{"type":["string","null"],"format":"date-time"},"started_by":{"anyOf":[{"$ref":"contract:schemas#/$defs/Person"},{"type":"null"}]},"examples":{"type":"integer","minimum":0},"intents":{"type":"integer","minimum":0},"accuracy":{"type":["number","null"],"minimum":0,"maximum":1},"active":{"type":"boolean"}}};
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
if(data.started_at === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "started_at"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.finished_at === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "finished_at"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.started_by === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "started_by"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.examples === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "examples"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.intents === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "intents"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.accuracy === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "accuracy"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.active === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "active"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema11.properties, key0))){
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
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err10 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err11 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err12 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((((((((((((((((((((data1 === "active") || (data1 === "pending")) || (data1 === "maintenance")) || (data1 === "training")) || (data1 === "sync")) || (data1 === "sync_finished")) || (data1 === "server_manager")) || (data1 === "server_manager_finished")) || (data1 === "train")) || (data1 === "train_finished")) || (data1 === "error_catcher")) || (data1 === "error_catcher_finished")) || (data1 === "transfer_manager")) || (data1 === "transfer_manager_finished")) || (data1 === "reboot")) || (data1 === "draft_models")) || (data1 === "draft_models_finished")) || (data1 === "error")) || (data1 === "sync_error")) || (data1 === "server_manager_error")) || (data1 === "train_error")) || (data1 === "error_catcher_error")) || (data1 === "transfer_manager_error")) || (data1 === "draft_models_error"))){
const err14 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.started_at !== undefined){
let data2 = data.started_at;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err15 = {instancePath:instancePath+"/started_at",keyword:"format",params:{format: "date-time"}};
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
const err16 = {instancePath:instancePath+"/started_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.finished_at !== undefined){
let data3 = data.finished_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/finished_at",keyword:"type",params:{type: schema11.properties.finished_at.type}};
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
const err18 = {instancePath:instancePath+"/finished_at",keyword:"format",params:{format: "date-time"}};
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
if(data.started_by !== undefined){
let data4 = data.started_by;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/started_by",parentData:data,parentDataProperty:"started_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs15 = errors;
if(data4 !== null){
const err19 = {instancePath:instancePath+"/started_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err20 = {instancePath:instancePath+"/started_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
if(data.examples !== undefined){
let data5 = data.examples;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err21 = {instancePath:instancePath+"/examples",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/examples",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.intents !== undefined){
let data6 = data.intents;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err23 = {instancePath:instancePath+"/intents",keyword:"type",params:{type: "integer"}};
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
const err24 = {instancePath:instancePath+"/intents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.accuracy !== undefined){
let data7 = data.accuracy;
if((!(typeof data7 == "number")) && (data7 !== null)){
const err25 = {instancePath:instancePath+"/accuracy",keyword:"type",params:{type: schema11.properties.accuracy.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 1 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/accuracy",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/accuracy",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err28 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}};
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
validate10.errors = vErrors;
return errors === 0;
}
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate9.errors = vErrors;
return errors === 0;
}
const $trainingRunList200 = validate13;
const schema14 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/TrainingRun"},"$id":"contract:validate/$trainingRunList200"};
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.started_at === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "started_at"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.finished_at === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "finished_at"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.started_by === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "started_by"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.examples === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "examples"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.intents === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "intents"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.accuracy === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "accuracy"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.active === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "active"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema11.properties, key0))){
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
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err10 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err11 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err12 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((((((((((((((((((((data1 === "active") || (data1 === "pending")) || (data1 === "maintenance")) || (data1 === "training")) || (data1 === "sync")) || (data1 === "sync_finished")) || (data1 === "server_manager")) || (data1 === "server_manager_finished")) || (data1 === "train")) || (data1 === "train_finished")) || (data1 === "error_catcher")) || (data1 === "error_catcher_finished")) || (data1 === "transfer_manager")) || (data1 === "transfer_manager_finished")) || (data1 === "reboot")) || (data1 === "draft_models")) || (data1 === "draft_models_finished")) || (data1 === "error")) || (data1 === "sync_error")) || (data1 === "server_manager_error")) || (data1 === "train_error")) || (data1 === "error_catcher_error")) || (data1 === "transfer_manager_error")) || (data1 === "draft_models_error"))){
const err14 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.started_at !== undefined){
let data2 = data.started_at;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err15 = {instancePath:instancePath+"/started_at",keyword:"format",params:{format: "date-time"}};
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
const err16 = {instancePath:instancePath+"/started_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.finished_at !== undefined){
let data3 = data.finished_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/finished_at",keyword:"type",params:{type: schema11.properties.finished_at.type}};
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
const err18 = {instancePath:instancePath+"/finished_at",keyword:"format",params:{format: "date-time"}};
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
if(data.started_by !== undefined){
let data4 = data.started_by;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/started_by",parentData:data,parentDataProperty:"started_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs15 = errors;
if(data4 !== null){
const err19 = {instancePath:instancePath+"/started_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err20 = {instancePath:instancePath+"/started_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
if(data.examples !== undefined){
let data5 = data.examples;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err21 = {instancePath:instancePath+"/examples",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/examples",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.intents !== undefined){
let data6 = data.intents;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err23 = {instancePath:instancePath+"/intents",keyword:"type",params:{type: "integer"}};
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
const err24 = {instancePath:instancePath+"/intents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.accuracy !== undefined){
let data7 = data.accuracy;
if((!(typeof data7 == "number")) && (data7 !== null)){
const err25 = {instancePath:instancePath+"/accuracy",keyword:"type",params:{type: schema11.properties.accuracy.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 1 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/accuracy",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/accuracy",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err28 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}};
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
validate14.errors = vErrors;
return errors === 0;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate14(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
validate13.errors = vErrors;
return errors === 0;
}
export const answers = {
  trainingGet: {
    200: $Training,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  trainingStart: {
    202: $Training,
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
  trainingCancel: {
    200: $Training,
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
  trainingRestore: {
    200: $TrainingRun,
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
  trainingRunList: {
    200: $trainingRunList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
}
