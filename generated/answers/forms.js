// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
import { codePoints, isDate, isDateTime, isSame, isUri } from '../../src/contract/formats.ts'
const $formList200 = validate0;
const schema0 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Form"},"$id":"contract:validate/$formList200"};
const schema2 = {"type":"object","required":["id","name","kind","description","enabled","intent_id","item_count","answer_count","created_at","updated_at","version"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"kind":{"$ref":"contract:schemas#/$defs/FormKind"},"description":{"type":"string","maxLength":300,"pattern":"^[^<>']*$"},"enabled":{"type":"boolean"},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"},"id":{"$ref":"contract:schemas#/$defs/Id"},"intent_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"item_count":{"type":"integer","minimum":0},"answer_count":{"type":"integer","minimum":0},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"}}};
const schema3 = {"type":"string","enum":["product","branch","survey"]};
const schema4 = {"type":"integer","minimum":1};
const schema5 = {"type":"integer","minimum":1,"maximum":2147483647};
const schema6 = {"type":"string","format":"date-time"};
const schema7 = {"type":"string","format":"date-time"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePoints;
const pattern0 = new RegExp("^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$", "u");
const pattern1 = new RegExp("^[^<>']*$", "u");
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
if(data.description === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.enabled === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.intent_id === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "intent_id"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.item_count === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "item_count"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.answer_count === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "answer_count"}};
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
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err16 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data1 === "product") || (data1 === "branch")) || (data1 === "survey"))){
const err17 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
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
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err21 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.version !== undefined){
let data4 = data.version;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err22 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.intent_id !== undefined){
let data6 = data.intent_id;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err27 = {instancePath:instancePath+"/intent_id",keyword:"type",params:{type: schema2.properties.intent_id.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/intent_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/intent_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.item_count !== undefined){
let data7 = data.item_count;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err30 = {instancePath:instancePath+"/item_count",keyword:"type",params:{type: "integer"}};
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
const err31 = {instancePath:instancePath+"/item_count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.answer_count !== undefined){
let data8 = data.answer_count;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err32 = {instancePath:instancePath+"/answer_count",keyword:"type",params:{type: "integer"}};
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
const err33 = {instancePath:instancePath+"/answer_count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.created_at !== undefined){
let data9 = data.created_at;
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err34 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err36 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
const err38 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
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
const schema8 = {"$ref":"contract:schemas#/$defs/Error","$id":"contract:validate/$Error"};
const schema9 = {"type":"object","required":["message","code"],"additionalProperties":false,"properties":{"message":{"type":"string"},"code":{"type":"string","pattern":"^[a-z_]+$"},"fields":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};
const pattern2 = new RegExp("^[a-z_]+$", "u");
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
if(!pattern2.test(data1)){
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
const $Form = validate5;
const schema10 = {"$ref":"contract:schemas#/$defs/Form","$id":"contract:validate/$Form"};
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
if(data.description === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.enabled === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.intent_id === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "intent_id"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.item_count === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "item_count"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.answer_count === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "answer_count"}};
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
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err16 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data1 === "product") || (data1 === "branch")) || (data1 === "survey"))){
const err17 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
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
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err21 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.version !== undefined){
let data4 = data.version;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err22 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.intent_id !== undefined){
let data6 = data.intent_id;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err27 = {instancePath:instancePath+"/intent_id",keyword:"type",params:{type: schema2.properties.intent_id.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/intent_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/intent_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.item_count !== undefined){
let data7 = data.item_count;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err30 = {instancePath:instancePath+"/item_count",keyword:"type",params:{type: "integer"}};
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
const err31 = {instancePath:instancePath+"/item_count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.answer_count !== undefined){
let data8 = data.answer_count;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err32 = {instancePath:instancePath+"/answer_count",keyword:"type",params:{type: "integer"}};
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
const err33 = {instancePath:instancePath+"/answer_count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.created_at !== undefined){
let data9 = data.created_at;
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err34 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err36 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
const err38 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
validate5.errors = vErrors;
return errors === 0;
}
const $characteristicList200 = validate8;
const schema17 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Characteristic"},"$id":"contract:validate/$characteristicList200"};
const schema18 = {"type":"object","required":["id","key","label","type","options","unit","required","filterable","variant_axis","show_to_customer","use_in_quote","question","order","used_count","created_at","updated_at","version"],"additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"},"label":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"type":{"$ref":"contract:schemas#/$defs/CharacteristicType"},"options":{"type":"array","maxItems":100,"items":{"$ref":"contract:schemas#/$defs/CharacteristicOption"}},"unit":{"type":"string","maxLength":10,"pattern":"^[^<>']*$"},"required":{"type":"boolean"},"filterable":{"type":"boolean"},"variant_axis":{"type":"boolean"},"show_to_customer":{"type":"boolean"},"use_in_quote":{"type":"boolean"},"question":{"type":"string","maxLength":255,"pattern":"^[^<>']*$"},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"},"id":{"$ref":"contract:schemas#/$defs/Id"},"order":{"type":"integer","minimum":0},"used_count":{"type":"integer","minimum":0},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"}}};
const schema19 = {"type":"string","enum":["text","number","money","boolean","date","select","multiselect","image","url"]};
const schema20 = {"type":"object","required":["id","value"],"additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"},"value":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[^<>']*$"},"synonyms":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[^<>']*$"},"uniqueItems":true}}};
const pattern5 = new RegExp("^[a-z0-9_]{1,40}$", "u");
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.key === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.options === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.unit === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.required === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "required"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.filterable === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "filterable"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.variant_axis === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "variant_axis"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.show_to_customer === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "show_to_customer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.use_in_quote === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "use_in_quote"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.question === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "question"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.order === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "order"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.used_count === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "used_count"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.created_at === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.updated_at === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.version === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema18.properties, key0))){
const err17 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err18 = {instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err19 = {instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err20 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data1) < 1){
const err21 = {instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern0.test(data1)){
const err22 = {instancePath:instancePath+"/label",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err23 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err24 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((((((data2 === "text") || (data2 === "number")) || (data2 === "money")) || (data2 === "boolean")) || (data2 === "date")) || (data2 === "select")) || (data2 === "multiselect")) || (data2 === "image")) || (data2 === "url"))){
const err25 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema19.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.options !== undefined){
let data3 = data.options;
if(Array.isArray(data3)){
if(data3.length > 100){
const err26 = {instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err27 = {instancePath:instancePath+"/options/" + i0,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data4.value === undefined){
const err28 = {instancePath:instancePath+"/options/" + i0,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "id") || (key1 === "value")) || (key1 === "synonyms"))){
const err29 = {instancePath:instancePath+"/options/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err30 = {instancePath:instancePath+"/options/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err31 = {instancePath:instancePath+"/options/" + i0+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(typeof data6 === "string"){
if(func1(data6) > 40){
const err32 = {instancePath:instancePath+"/options/" + i0+"/value",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func1(data6) < 1){
const err33 = {instancePath:instancePath+"/options/" + i0+"/value",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern1.test(data6)){
const err34 = {instancePath:instancePath+"/options/" + i0+"/value",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/options/" + i0+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data4.synonyms !== undefined){
let data7 = data4.synonyms;
if(Array.isArray(data7)){
if(data7.length > 50){
const err36 = {instancePath:instancePath+"/options/" + i0+"/synonyms",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 40){
const err37 = {instancePath:instancePath+"/options/" + i0+"/synonyms/" + i1,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data8) < 1){
const err38 = {instancePath:instancePath+"/options/" + i0+"/synonyms/" + i1,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern1.test(data8)){
const err39 = {instancePath:instancePath+"/options/" + i0+"/synonyms/" + i1,keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err40 = {instancePath:instancePath+"/options/" + i0+"/synonyms/" + i1,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let i2 = data7.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data7[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err41 = {instancePath:instancePath+"/options/" + i0+"/synonyms",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err42 = {instancePath:instancePath+"/options/" + i0+"/synonyms",keyword:"type",params:{type: "array"}};
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
else {
const err43 = {instancePath:instancePath+"/options/" + i0,keyword:"type",params:{type: "object"}};
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
const err44 = {instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.unit !== undefined){
let data9 = data.unit;
if(typeof data9 === "string"){
if(func1(data9) > 10){
const err45 = {instancePath:instancePath+"/unit",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern1.test(data9)){
const err46 = {instancePath:instancePath+"/unit",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err47 = {instancePath:instancePath+"/unit",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err48 = {instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.filterable !== undefined){
if(typeof data.filterable !== "boolean"){
const err49 = {instancePath:instancePath+"/filterable",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.variant_axis !== undefined){
if(typeof data.variant_axis !== "boolean"){
const err50 = {instancePath:instancePath+"/variant_axis",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.show_to_customer !== undefined){
if(typeof data.show_to_customer !== "boolean"){
const err51 = {instancePath:instancePath+"/show_to_customer",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.use_in_quote !== undefined){
if(typeof data.use_in_quote !== "boolean"){
const err52 = {instancePath:instancePath+"/use_in_quote",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.question !== undefined){
let data15 = data.question;
if(typeof data15 === "string"){
if(func1(data15) > 255){
const err53 = {instancePath:instancePath+"/question",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!pattern1.test(data15)){
const err54 = {instancePath:instancePath+"/question",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/question",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.version !== undefined){
let data16 = data.version;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err56 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 1 || isNaN(data16)){
const err57 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.id !== undefined){
let data17 = data.id;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err58 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 > 2147483647 || isNaN(data17)){
const err59 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err60 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.order !== undefined){
let data18 = data.order;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err61 = {instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err62 = {instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data.used_count !== undefined){
let data19 = data.used_count;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err63 = {instancePath:instancePath+"/used_count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
const err64 = {instancePath:instancePath+"/used_count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data.created_at !== undefined){
let data20 = data.created_at;
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err65 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
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
const err66 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data21 = data.updated_at;
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err67 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
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
const err68 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
const err69 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate9(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
validate8.errors = vErrors;
return errors === 0;
}
const $Characteristic = validate11;
const schema25 = {"$ref":"contract:schemas#/$defs/Characteristic","$id":"contract:validate/$Characteristic"};
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
if(data.key === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.options === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.unit === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.required === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "required"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.filterable === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "filterable"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.variant_axis === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "variant_axis"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.show_to_customer === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "show_to_customer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.use_in_quote === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "use_in_quote"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.question === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "question"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.order === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "order"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.used_count === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "used_count"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.created_at === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.updated_at === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.version === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema18.properties, key0))){
const err17 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err18 = {instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err19 = {instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err20 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data1) < 1){
const err21 = {instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern0.test(data1)){
const err22 = {instancePath:instancePath+"/label",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err23 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err24 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((((((data2 === "text") || (data2 === "number")) || (data2 === "money")) || (data2 === "boolean")) || (data2 === "date")) || (data2 === "select")) || (data2 === "multiselect")) || (data2 === "image")) || (data2 === "url"))){
const err25 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema19.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.options !== undefined){
let data3 = data.options;
if(Array.isArray(data3)){
if(data3.length > 100){
const err26 = {instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err27 = {instancePath:instancePath+"/options/" + i0,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data4.value === undefined){
const err28 = {instancePath:instancePath+"/options/" + i0,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "id") || (key1 === "value")) || (key1 === "synonyms"))){
const err29 = {instancePath:instancePath+"/options/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err30 = {instancePath:instancePath+"/options/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err31 = {instancePath:instancePath+"/options/" + i0+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(typeof data6 === "string"){
if(func1(data6) > 40){
const err32 = {instancePath:instancePath+"/options/" + i0+"/value",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func1(data6) < 1){
const err33 = {instancePath:instancePath+"/options/" + i0+"/value",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern1.test(data6)){
const err34 = {instancePath:instancePath+"/options/" + i0+"/value",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/options/" + i0+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data4.synonyms !== undefined){
let data7 = data4.synonyms;
if(Array.isArray(data7)){
if(data7.length > 50){
const err36 = {instancePath:instancePath+"/options/" + i0+"/synonyms",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 40){
const err37 = {instancePath:instancePath+"/options/" + i0+"/synonyms/" + i1,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data8) < 1){
const err38 = {instancePath:instancePath+"/options/" + i0+"/synonyms/" + i1,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern1.test(data8)){
const err39 = {instancePath:instancePath+"/options/" + i0+"/synonyms/" + i1,keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err40 = {instancePath:instancePath+"/options/" + i0+"/synonyms/" + i1,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let i2 = data7.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data7[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err41 = {instancePath:instancePath+"/options/" + i0+"/synonyms",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err42 = {instancePath:instancePath+"/options/" + i0+"/synonyms",keyword:"type",params:{type: "array"}};
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
else {
const err43 = {instancePath:instancePath+"/options/" + i0,keyword:"type",params:{type: "object"}};
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
const err44 = {instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.unit !== undefined){
let data9 = data.unit;
if(typeof data9 === "string"){
if(func1(data9) > 10){
const err45 = {instancePath:instancePath+"/unit",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern1.test(data9)){
const err46 = {instancePath:instancePath+"/unit",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err47 = {instancePath:instancePath+"/unit",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err48 = {instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.filterable !== undefined){
if(typeof data.filterable !== "boolean"){
const err49 = {instancePath:instancePath+"/filterable",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.variant_axis !== undefined){
if(typeof data.variant_axis !== "boolean"){
const err50 = {instancePath:instancePath+"/variant_axis",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.show_to_customer !== undefined){
if(typeof data.show_to_customer !== "boolean"){
const err51 = {instancePath:instancePath+"/show_to_customer",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.use_in_quote !== undefined){
if(typeof data.use_in_quote !== "boolean"){
const err52 = {instancePath:instancePath+"/use_in_quote",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.question !== undefined){
let data15 = data.question;
if(typeof data15 === "string"){
if(func1(data15) > 255){
const err53 = {instancePath:instancePath+"/question",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!pattern1.test(data15)){
const err54 = {instancePath:instancePath+"/question",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/question",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.version !== undefined){
let data16 = data.version;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err56 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 1 || isNaN(data16)){
const err57 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.id !== undefined){
let data17 = data.id;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err58 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 > 2147483647 || isNaN(data17)){
const err59 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err60 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.order !== undefined){
let data18 = data.order;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err61 = {instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err62 = {instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data.used_count !== undefined){
let data19 = data.used_count;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err63 = {instancePath:instancePath+"/used_count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
const err64 = {instancePath:instancePath+"/used_count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data.created_at !== undefined){
let data20 = data.created_at;
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err65 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
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
const err66 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data21 = data.updated_at;
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err67 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
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
const err68 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
const err69 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
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
const $productList200 = validate14;
const schema33 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Product"},"$id":"contract:validate/$productList200"};
const schema34 = {"type":"object","required":["id","sku","name","description","category","images","price_cents","currency","sale_price_cents","sale_until","price_mode","tax_rate","stock","stock_alert","availability","attributes","variants","branch_stock","link","brand","gtin","synonyms","enabled","order","created_at","updated_at","version"],"additionalProperties":false,"properties":{"sku":{"type":"string","maxLength":40,"pattern":"^[^<>']*$"},"name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[^<>']*$"},"description":{"type":"string","maxLength":2000,"pattern":"^[^<>']*$"},"category":{"type":"string","maxLength":60,"pattern":"^[^<>']*$"},"images":{"type":"array","maxItems":8,"items":{"$ref":"contract:schemas#/$defs/MediaFile"}},"price_cents":{"type":["integer","null"],"minimum":0,"maximum":100000000000},"currency":{"$ref":"contract:schemas#/$defs/CurrencyCode"},"sale_price_cents":{"type":["integer","null"],"minimum":0,"maximum":100000000000},"sale_until":{"type":["string","null"],"format":"date"},"price_mode":{"$ref":"contract:schemas#/$defs/PriceMode"},"tax_rate":{"type":"number","minimum":0,"maximum":100},"stock":{"type":["integer","null"],"minimum":0,"maximum":10000000},"stock_alert":{"type":["integer","null"],"minimum":0,"maximum":10000000},"availability":{"$ref":"contract:schemas#/$defs/ProductAvailability"},"attributes":{"$ref":"contract:schemas#/$defs/ProductAttributes"},"variants":{"type":"array","maxItems":100,"items":{"$ref":"contract:schemas#/$defs/ProductVariant"}},"branch_stock":{"type":"array","maxItems":200,"items":{"$ref":"contract:schemas#/$defs/BranchStock"}},"link":{"anyOf":[{"$ref":"contract:schemas#/$defs/HttpsUrl"},{"type":"null"}]},"brand":{"type":"string","maxLength":60,"pattern":"^[^<>']*$"},"gtin":{"type":"string","pattern":"^([0-9]{8,14})?$"},"synonyms":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[^<>']*$"},"uniqueItems":true},"enabled":{"type":"boolean"},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"},"id":{"$ref":"contract:schemas#/$defs/Id"},"order":{"type":"integer","minimum":0},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"}}};
const schema37 = {"type":"string","pattern":"^[A-Z]{3}$"};
const schema38 = {"type":"string","enum":["exact","from","ask"]};
const schema39 = {"type":"string","enum":["in_stock","out_of_stock","preorder","discontinued"]};
const schema40 = {"type":"object","maxProperties":60,"propertyNames":{"pattern":"^[a-z0-9_]{1,40}$"},"additionalProperties":{"anyOf":[{"type":["string","number","boolean","null"],"maxLength":500},{"type":"array","maxItems":50,"items":{"type":"string","maxLength":40}}]}};
const schema45 = {"type":"string","format":"uri","pattern":"^https://","maxLength":500};
const pattern23 = new RegExp("^[A-Z]{3}$", "u");
const pattern27 = new RegExp("^https://", "u");
const pattern29 = new RegExp("^([0-9]{8,14})?$", "u");
const schema35 = {"type":"object","required":["id","filename","type","size","url"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"filename":{"type":"string","maxLength":255},"type":{"type":"string"},"size":{"type":"integer","minimum":0},"url":{"type":"string"}}};
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
validate16.errors = vErrors;
return errors === 0;
}
const schema41 = {"type":"object","required":["options"],"additionalProperties":false,"properties":{"sku":{"type":"string","maxLength":40,"pattern":"^[^<>']*$"},"options":{"$ref":"contract:schemas#/$defs/ProductAttributes"},"price_cents":{"type":["integer","null"],"minimum":0},"stock":{"type":["integer","null"],"minimum":0},"image_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647}}};
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "sku") || (key0 === "options")) || (key0 === "price_cents")) || (key0 === "stock")) || (key0 === "image_id"))){
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
if(data.sku !== undefined){
let data0 = data.sku;
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err2 = {instancePath:instancePath+"/sku",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/sku",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sku",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.options !== undefined){
let data1 = data.options;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 60){
const err5 = {instancePath:instancePath+"/options",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
const _errs7 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err6 = {instancePath:instancePath+"/options",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
const err7 = {instancePath:instancePath+"/options",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 in data1){
let data2 = data1[key2];
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if((((typeof data2 !== "string") && (!(typeof data2 == "number"))) && (typeof data2 !== "boolean")) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema40.additionalProperties.anyOf[0].type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err9 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs13 = errors;
if(Array.isArray(data2)){
if(data2.length > 50){
const err10 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err11 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"maxLength",params:{limit: 40}};
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
const err12 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"type",params:{type: "string"}};
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
const err13 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err14 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
}
else {
const err15 = {instancePath:instancePath+"/options",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.price_cents !== undefined){
let data4 = data.price_cents;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err16 = {instancePath:instancePath+"/price_cents",keyword:"type",params:{type: schema41.properties.price_cents.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/price_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.stock !== undefined){
let data5 = data.stock;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err18 = {instancePath:instancePath+"/stock",keyword:"type",params:{type: schema41.properties.stock.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/stock",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.image_id !== undefined){
let data6 = data.image_id;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err20 = {instancePath:instancePath+"/image_id",keyword:"type",params:{type: schema41.properties.image_id.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/image_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/image_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err23 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
const schema43 = {"type":"object","required":["branch_id","stock"],"additionalProperties":false,"properties":{"branch_id":{"$ref":"contract:schemas#/$defs/Id"},"stock":{"type":"integer","minimum":0,"maximum":10000000}}};
function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.branch_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "branch_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.stock === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "stock"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "branch_id") || (key0 === "stock"))){
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
if(data.branch_id !== undefined){
let data0 = data.branch_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/branch_id",keyword:"type",params:{type: "integer"}};
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
const err4 = {instancePath:instancePath+"/branch_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/branch_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.stock !== undefined){
let data1 = data.stock;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/stock",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 10000000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/stock",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/stock",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
validate20.errors = vErrors;
return errors === 0;
}
const formats16 = isDate;
const formats18 = isUri;
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.sku === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "sku"}};
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
if(data.description === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.category === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.images === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "images"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.price_cents === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "price_cents"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.currency === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.sale_price_cents === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "sale_price_cents"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.sale_until === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "sale_until"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.price_mode === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "price_mode"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.tax_rate === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "tax_rate"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.stock === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "stock"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.stock_alert === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "stock_alert"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.availability === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "availability"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.attributes === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "attributes"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.variants === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "variants"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.branch_stock === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "branch_stock"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.link === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "link"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.brand === undefined){
const err19 = {instancePath,keyword:"required",params:{missingProperty: "brand"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.gtin === undefined){
const err20 = {instancePath,keyword:"required",params:{missingProperty: "gtin"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.synonyms === undefined){
const err21 = {instancePath,keyword:"required",params:{missingProperty: "synonyms"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.enabled === undefined){
const err22 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.order === undefined){
const err23 = {instancePath,keyword:"required",params:{missingProperty: "order"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.created_at === undefined){
const err24 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.updated_at === undefined){
const err25 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.version === undefined){
const err26 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema34.properties, key0))){
const err27 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sku !== undefined){
let data0 = data.sku;
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err28 = {instancePath:instancePath+"/sku",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern1.test(data0)){
const err29 = {instancePath:instancePath+"/sku",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err30 = {instancePath:instancePath+"/sku",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err31 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data1) < 1){
const err32 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern1.test(data1)){
const err33 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err34 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err35 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern1.test(data2)){
const err36 = {instancePath:instancePath+"/description",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if(typeof data3 === "string"){
if(func1(data3) > 60){
const err38 = {instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern1.test(data3)){
const err39 = {instancePath:instancePath+"/category",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err40 = {instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.images !== undefined){
let data4 = data.images;
if(Array.isArray(data4)){
if(data4.length > 8){
const err41 = {instancePath:instancePath+"/images",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data4[i0], {instancePath:instancePath+"/images/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/images",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.price_cents !== undefined){
let data6 = data.price_cents;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err43 = {instancePath:instancePath+"/price_cents",keyword:"type",params:{type: schema34.properties.price_cents.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100000000000 || isNaN(data6)){
const err44 = {instancePath:instancePath+"/price_cents",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err45 = {instancePath:instancePath+"/price_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data7 = data.currency;
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err46 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
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
const err47 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.sale_price_cents !== undefined){
let data8 = data.sale_price_cents;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err48 = {instancePath:instancePath+"/sale_price_cents",keyword:"type",params:{type: schema34.properties.sale_price_cents.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 100000000000 || isNaN(data8)){
const err49 = {instancePath:instancePath+"/sale_price_cents",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err50 = {instancePath:instancePath+"/sale_price_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.sale_until !== undefined){
let data9 = data.sale_until;
if((typeof data9 !== "string") && (data9 !== null)){
const err51 = {instancePath:instancePath+"/sale_until",keyword:"type",params:{type: schema34.properties.sale_until.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats16(data9))){
const err52 = {instancePath:instancePath+"/sale_until",keyword:"format",params:{format: "date"}};
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
if(data.price_mode !== undefined){
let data10 = data.price_mode;
if(typeof data10 !== "string"){
const err53 = {instancePath:instancePath+"/price_mode",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(((data10 === "exact") || (data10 === "from")) || (data10 === "ask"))){
const err54 = {instancePath:instancePath+"/price_mode",keyword:"enum",params:{allowedValues: schema38.enum}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.tax_rate !== undefined){
let data11 = data.tax_rate;
if(typeof data11 == "number"){
if(data11 > 100 || isNaN(data11)){
const err55 = {instancePath:instancePath+"/tax_rate",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err56 = {instancePath:instancePath+"/tax_rate",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err57 = {instancePath:instancePath+"/tax_rate",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.stock !== undefined){
let data12 = data.stock;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err58 = {instancePath:instancePath+"/stock",keyword:"type",params:{type: schema34.properties.stock.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 10000000 || isNaN(data12)){
const err59 = {instancePath:instancePath+"/stock",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err60 = {instancePath:instancePath+"/stock",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.stock_alert !== undefined){
let data13 = data.stock_alert;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err61 = {instancePath:instancePath+"/stock_alert",keyword:"type",params:{type: schema34.properties.stock_alert.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 10000000 || isNaN(data13)){
const err62 = {instancePath:instancePath+"/stock_alert",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err63 = {instancePath:instancePath+"/stock_alert",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.availability !== undefined){
let data14 = data.availability;
if(typeof data14 !== "string"){
const err64 = {instancePath:instancePath+"/availability",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!((((data14 === "in_stock") || (data14 === "out_of_stock")) || (data14 === "preorder")) || (data14 === "discontinued"))){
const err65 = {instancePath:instancePath+"/availability",keyword:"enum",params:{allowedValues: schema39.enum}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.attributes !== undefined){
let data15 = data.attributes;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 60){
const err66 = {instancePath:instancePath+"/attributes",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key1 in data15){
const _errs37 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err67 = {instancePath:instancePath+"/attributes",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
var valid7 = _errs37 === errors;
if(!valid7){
const err68 = {instancePath:instancePath+"/attributes",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
for(const key2 in data15){
let data16 = data15[key2];
const _errs40 = errors;
let valid9 = false;
const _errs41 = errors;
if((((typeof data16 !== "string") && (!(typeof data16 == "number"))) && (typeof data16 !== "boolean")) && (data16 !== null)){
const err69 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema40.additionalProperties.anyOf[0].type}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data16 === "string"){
if(func1(data16) > 500){
const err70 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
var _valid0 = _errs41 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const _errs43 = errors;
if(Array.isArray(data16)){
if(data16.length > 50){
const err71 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(func1(data17) > 40){
const err72 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid0 = _errs43 === errors;
valid9 = valid9 || _valid0;
}
if(!valid9){
const err75 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"anyOf",params:{}};
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
}
else {
const err76 = {instancePath:instancePath+"/attributes",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.variants !== undefined){
let data18 = data.variants;
if(Array.isArray(data18)){
if(data18.length > 100){
const err77 = {instancePath:instancePath+"/variants",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(validate18(data18[i2], {instancePath:instancePath+"/variants/" + i2,parentData:data18,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath:instancePath+"/variants",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.branch_stock !== undefined){
let data20 = data.branch_stock;
if(Array.isArray(data20)){
if(data20.length > 200){
const err79 = {instancePath:instancePath+"/branch_stock",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(!(validate20(data20[i3], {instancePath:instancePath+"/branch_stock/" + i3,parentData:data20,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err80 = {instancePath:instancePath+"/branch_stock",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.link !== undefined){
let data22 = data.link;
const _errs54 = errors;
let valid16 = false;
const _errs55 = errors;
if(typeof data22 === "string"){
if(func1(data22) > 500){
const err81 = {instancePath:instancePath+"/link",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!pattern27.test(data22)){
const err82 = {instancePath:instancePath+"/link",keyword:"pattern",params:{pattern: "^https://"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!(formats18(data22))){
const err83 = {instancePath:instancePath+"/link",keyword:"format",params:{format: "uri"}};
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
const err84 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid1 = _errs55 === errors;
valid16 = valid16 || _valid1;
if(!valid16){
const _errs58 = errors;
if(data22 !== null){
const err85 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid1 = _errs58 === errors;
valid16 = valid16 || _valid1;
}
if(!valid16){
const err86 = {instancePath:instancePath+"/link",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
}
if(data.brand !== undefined){
let data23 = data.brand;
if(typeof data23 === "string"){
if(func1(data23) > 60){
const err87 = {instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!pattern1.test(data23)){
const err88 = {instancePath:instancePath+"/brand",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err89 = {instancePath:instancePath+"/brand",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.gtin !== undefined){
let data24 = data.gtin;
if(typeof data24 === "string"){
if(!pattern29.test(data24)){
const err90 = {instancePath:instancePath+"/gtin",keyword:"pattern",params:{pattern: "^([0-9]{8,14})?$"}};
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
const err91 = {instancePath:instancePath+"/gtin",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.synonyms !== undefined){
let data25 = data.synonyms;
if(Array.isArray(data25)){
if(data25.length > 50){
const err92 = {instancePath:instancePath+"/synonyms",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(typeof data26 === "string"){
if(func1(data26) > 40){
const err93 = {instancePath:instancePath+"/synonyms/" + i4,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(func1(data26) < 1){
const err94 = {instancePath:instancePath+"/synonyms/" + i4,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(!pattern1.test(data26)){
const err95 = {instancePath:instancePath+"/synonyms/" + i4,keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/synonyms/" + i4,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
let i5 = data25.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data25[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err97 = {instancePath:instancePath+"/synonyms",keyword:"uniqueItems",params:{i: i5, j: j0}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err98 = {instancePath:instancePath+"/synonyms",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err99 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.version !== undefined){
let data28 = data.version;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err100 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 < 1 || isNaN(data28)){
const err101 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
if(data.id !== undefined){
let data29 = data.id;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err102 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 > 2147483647 || isNaN(data29)){
const err103 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err104 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.order !== undefined){
let data30 = data.order;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err105 = {instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}};
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
const err106 = {instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.created_at !== undefined){
let data31 = data.created_at;
if(typeof data31 === "string"){
if(!(formats0(data31))){
const err107 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data32 = data.updated_at;
if(typeof data32 === "string"){
if(!(formats0(data32))){
const err109 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
else {
const err111 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate15(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
validate14.errors = vErrors;
return errors === 0;
}
const $Product = validate23;
const schema50 = {"$ref":"contract:schemas#/$defs/Product","$id":"contract:validate/$Product"};
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.sku === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "sku"}};
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
if(data.description === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.category === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.images === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "images"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.price_cents === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "price_cents"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.currency === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.sale_price_cents === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "sale_price_cents"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.sale_until === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "sale_until"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.price_mode === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "price_mode"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.tax_rate === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "tax_rate"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.stock === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "stock"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.stock_alert === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "stock_alert"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.availability === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "availability"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.attributes === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "attributes"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.variants === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "variants"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.branch_stock === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "branch_stock"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.link === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "link"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.brand === undefined){
const err19 = {instancePath,keyword:"required",params:{missingProperty: "brand"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.gtin === undefined){
const err20 = {instancePath,keyword:"required",params:{missingProperty: "gtin"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.synonyms === undefined){
const err21 = {instancePath,keyword:"required",params:{missingProperty: "synonyms"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.enabled === undefined){
const err22 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.order === undefined){
const err23 = {instancePath,keyword:"required",params:{missingProperty: "order"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.created_at === undefined){
const err24 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.updated_at === undefined){
const err25 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.version === undefined){
const err26 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema34.properties, key0))){
const err27 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sku !== undefined){
let data0 = data.sku;
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err28 = {instancePath:instancePath+"/sku",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern1.test(data0)){
const err29 = {instancePath:instancePath+"/sku",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err30 = {instancePath:instancePath+"/sku",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err31 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data1) < 1){
const err32 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern1.test(data1)){
const err33 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err34 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err35 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern1.test(data2)){
const err36 = {instancePath:instancePath+"/description",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if(typeof data3 === "string"){
if(func1(data3) > 60){
const err38 = {instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern1.test(data3)){
const err39 = {instancePath:instancePath+"/category",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err40 = {instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.images !== undefined){
let data4 = data.images;
if(Array.isArray(data4)){
if(data4.length > 8){
const err41 = {instancePath:instancePath+"/images",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data4[i0], {instancePath:instancePath+"/images/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/images",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.price_cents !== undefined){
let data6 = data.price_cents;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err43 = {instancePath:instancePath+"/price_cents",keyword:"type",params:{type: schema34.properties.price_cents.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100000000000 || isNaN(data6)){
const err44 = {instancePath:instancePath+"/price_cents",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err45 = {instancePath:instancePath+"/price_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data7 = data.currency;
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err46 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
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
const err47 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.sale_price_cents !== undefined){
let data8 = data.sale_price_cents;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err48 = {instancePath:instancePath+"/sale_price_cents",keyword:"type",params:{type: schema34.properties.sale_price_cents.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 100000000000 || isNaN(data8)){
const err49 = {instancePath:instancePath+"/sale_price_cents",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err50 = {instancePath:instancePath+"/sale_price_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.sale_until !== undefined){
let data9 = data.sale_until;
if((typeof data9 !== "string") && (data9 !== null)){
const err51 = {instancePath:instancePath+"/sale_until",keyword:"type",params:{type: schema34.properties.sale_until.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats16(data9))){
const err52 = {instancePath:instancePath+"/sale_until",keyword:"format",params:{format: "date"}};
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
if(data.price_mode !== undefined){
let data10 = data.price_mode;
if(typeof data10 !== "string"){
const err53 = {instancePath:instancePath+"/price_mode",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(((data10 === "exact") || (data10 === "from")) || (data10 === "ask"))){
const err54 = {instancePath:instancePath+"/price_mode",keyword:"enum",params:{allowedValues: schema38.enum}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.tax_rate !== undefined){
let data11 = data.tax_rate;
if(typeof data11 == "number"){
if(data11 > 100 || isNaN(data11)){
const err55 = {instancePath:instancePath+"/tax_rate",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err56 = {instancePath:instancePath+"/tax_rate",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err57 = {instancePath:instancePath+"/tax_rate",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.stock !== undefined){
let data12 = data.stock;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err58 = {instancePath:instancePath+"/stock",keyword:"type",params:{type: schema34.properties.stock.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 10000000 || isNaN(data12)){
const err59 = {instancePath:instancePath+"/stock",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err60 = {instancePath:instancePath+"/stock",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.stock_alert !== undefined){
let data13 = data.stock_alert;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err61 = {instancePath:instancePath+"/stock_alert",keyword:"type",params:{type: schema34.properties.stock_alert.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 10000000 || isNaN(data13)){
const err62 = {instancePath:instancePath+"/stock_alert",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err63 = {instancePath:instancePath+"/stock_alert",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.availability !== undefined){
let data14 = data.availability;
if(typeof data14 !== "string"){
const err64 = {instancePath:instancePath+"/availability",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!((((data14 === "in_stock") || (data14 === "out_of_stock")) || (data14 === "preorder")) || (data14 === "discontinued"))){
const err65 = {instancePath:instancePath+"/availability",keyword:"enum",params:{allowedValues: schema39.enum}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.attributes !== undefined){
let data15 = data.attributes;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 60){
const err66 = {instancePath:instancePath+"/attributes",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key1 in data15){
const _errs37 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err67 = {instancePath:instancePath+"/attributes",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
var valid7 = _errs37 === errors;
if(!valid7){
const err68 = {instancePath:instancePath+"/attributes",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
for(const key2 in data15){
let data16 = data15[key2];
const _errs40 = errors;
let valid9 = false;
const _errs41 = errors;
if((((typeof data16 !== "string") && (!(typeof data16 == "number"))) && (typeof data16 !== "boolean")) && (data16 !== null)){
const err69 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema40.additionalProperties.anyOf[0].type}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data16 === "string"){
if(func1(data16) > 500){
const err70 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
var _valid0 = _errs41 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const _errs43 = errors;
if(Array.isArray(data16)){
if(data16.length > 50){
const err71 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(func1(data17) > 40){
const err72 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid0 = _errs43 === errors;
valid9 = valid9 || _valid0;
}
if(!valid9){
const err75 = {instancePath:instancePath+"/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"anyOf",params:{}};
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
}
else {
const err76 = {instancePath:instancePath+"/attributes",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.variants !== undefined){
let data18 = data.variants;
if(Array.isArray(data18)){
if(data18.length > 100){
const err77 = {instancePath:instancePath+"/variants",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(validate18(data18[i2], {instancePath:instancePath+"/variants/" + i2,parentData:data18,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath:instancePath+"/variants",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.branch_stock !== undefined){
let data20 = data.branch_stock;
if(Array.isArray(data20)){
if(data20.length > 200){
const err79 = {instancePath:instancePath+"/branch_stock",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(!(validate20(data20[i3], {instancePath:instancePath+"/branch_stock/" + i3,parentData:data20,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err80 = {instancePath:instancePath+"/branch_stock",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.link !== undefined){
let data22 = data.link;
const _errs54 = errors;
let valid16 = false;
const _errs55 = errors;
if(typeof data22 === "string"){
if(func1(data22) > 500){
const err81 = {instancePath:instancePath+"/link",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!pattern27.test(data22)){
const err82 = {instancePath:instancePath+"/link",keyword:"pattern",params:{pattern: "^https://"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!(formats18(data22))){
const err83 = {instancePath:instancePath+"/link",keyword:"format",params:{format: "uri"}};
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
const err84 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid1 = _errs55 === errors;
valid16 = valid16 || _valid1;
if(!valid16){
const _errs58 = errors;
if(data22 !== null){
const err85 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid1 = _errs58 === errors;
valid16 = valid16 || _valid1;
}
if(!valid16){
const err86 = {instancePath:instancePath+"/link",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
}
if(data.brand !== undefined){
let data23 = data.brand;
if(typeof data23 === "string"){
if(func1(data23) > 60){
const err87 = {instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!pattern1.test(data23)){
const err88 = {instancePath:instancePath+"/brand",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err89 = {instancePath:instancePath+"/brand",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.gtin !== undefined){
let data24 = data.gtin;
if(typeof data24 === "string"){
if(!pattern29.test(data24)){
const err90 = {instancePath:instancePath+"/gtin",keyword:"pattern",params:{pattern: "^([0-9]{8,14})?$"}};
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
const err91 = {instancePath:instancePath+"/gtin",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.synonyms !== undefined){
let data25 = data.synonyms;
if(Array.isArray(data25)){
if(data25.length > 50){
const err92 = {instancePath:instancePath+"/synonyms",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(typeof data26 === "string"){
if(func1(data26) > 40){
const err93 = {instancePath:instancePath+"/synonyms/" + i4,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(func1(data26) < 1){
const err94 = {instancePath:instancePath+"/synonyms/" + i4,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(!pattern1.test(data26)){
const err95 = {instancePath:instancePath+"/synonyms/" + i4,keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/synonyms/" + i4,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
let i5 = data25.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data25[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err97 = {instancePath:instancePath+"/synonyms",keyword:"uniqueItems",params:{i: i5, j: j0}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err98 = {instancePath:instancePath+"/synonyms",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err99 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.version !== undefined){
let data28 = data.version;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err100 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 < 1 || isNaN(data28)){
const err101 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
if(data.id !== undefined){
let data29 = data.id;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err102 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 > 2147483647 || isNaN(data29)){
const err103 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err104 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.order !== undefined){
let data30 = data.order;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err105 = {instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}};
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
const err106 = {instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.created_at !== undefined){
let data31 = data.created_at;
if(typeof data31 === "string"){
if(!(formats0(data31))){
const err107 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data32 = data.updated_at;
if(typeof data32 === "string"){
if(!(formats0(data32))){
const err109 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
else {
const err111 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
const $FormImport = validate29;
const schema61 = {"$ref":"contract:schemas#/$defs/FormImport","$id":"contract:validate/$FormImport"};
const schema62 = {"type":"object","required":["id","created","updated","rejected","errors","undo_until"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"created":{"type":"integer","minimum":0},"updated":{"type":"integer","minimum":0},"rejected":{"type":"integer","minimum":0},"errors":{"type":"array","maxItems":1000,"items":{"$ref":"contract:schemas#/$defs/ImportRowError"}},"undo_until":{"type":["string","null"],"format":"date-time"}}};
const schema63 = {"type":"object","required":["row","message"],"additionalProperties":false,"properties":{"row":{"type":"integer","minimum":1},"message":{"type":"string"}}};
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.rejected === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "rejected"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.errors === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "errors"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.undo_until === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "undo_until"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "created")) || (key0 === "updated")) || (key0 === "rejected")) || (key0 === "errors")) || (key0 === "undo_until"))){
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
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema62.properties.id.type}};
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
if(data.created !== undefined){
let data1 = data.created;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err10 = {instancePath:instancePath+"/created",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/created",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.updated !== undefined){
let data2 = data.updated;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/updated",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/updated",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.rejected !== undefined){
let data3 = data.rejected;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err14 = {instancePath:instancePath+"/rejected",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/rejected",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err16 = {instancePath:instancePath+"/errors",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.row === undefined){
const err17 = {instancePath:instancePath+"/errors/" + i0,keyword:"required",params:{missingProperty: "row"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.message === undefined){
const err18 = {instancePath:instancePath+"/errors/" + i0,keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "row") || (key1 === "message"))){
const err19 = {instancePath:instancePath+"/errors/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.row !== undefined){
let data6 = data5.row;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err20 = {instancePath:instancePath+"/errors/" + i0+"/row",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/errors/" + i0+"/row",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data5.message !== undefined){
if(typeof data5.message !== "string"){
const err22 = {instancePath:instancePath+"/errors/" + i0+"/message",keyword:"type",params:{type: "string"}};
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
const err23 = {instancePath:instancePath+"/errors/" + i0,keyword:"type",params:{type: "object"}};
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
const err24 = {instancePath:instancePath+"/errors",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.undo_until !== undefined){
let data8 = data.undo_until;
if((typeof data8 !== "string") && (data8 !== null)){
const err25 = {instancePath:instancePath+"/undo_until",keyword:"type",params:{type: schema62.properties.undo_until.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err26 = {instancePath:instancePath+"/undo_until",keyword:"format",params:{format: "date-time"}};
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
validate30.errors = vErrors;
return errors === 0;
}
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
const $ProductPriceResult = validate32;
const schema64 = {"$ref":"contract:schemas#/$defs/ProductPriceResult","$id":"contract:validate/$ProductPriceResult"};
const schema65 = {"type":"object","required":["id","count","changes","undo_until"],"additionalProperties":false,"properties":{"id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"count":{"type":"integer","minimum":0},"changes":{"type":"array","maxItems":5000,"items":{"$ref":"contract:schemas#/$defs/ProductPriceChange"}},"undo_until":{"type":["string","null"],"format":"date-time"}}};
const schema66 = {"type":"object","required":["product_id","name","old_cents","new_cents"],"additionalProperties":false,"properties":{"product_id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"},"old_cents":{"type":"integer","minimum":0},"new_cents":{"type":"integer","minimum":0}}};
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "product_id"}};
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
if(data.old_cents === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "old_cents"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.new_cents === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "new_cents"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "product_id") || (key0 === "name")) || (key0 === "old_cents")) || (key0 === "new_cents"))){
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
if(data.product_id !== undefined){
let data0 = data.product_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/product_id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/product_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/product_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
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
if(data.old_cents !== undefined){
let data2 = data.old_cents;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/old_cents",keyword:"type",params:{type: "integer"}};
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
const err10 = {instancePath:instancePath+"/old_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.new_cents !== undefined){
let data3 = data.new_cents;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/new_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/new_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
validate34.errors = vErrors;
return errors === 0;
}
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
if(data.changes === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "changes"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.undo_until === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "undo_until"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "count")) || (key0 === "changes")) || (key0 === "undo_until"))){
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
if(data.id !== undefined){
let data0 = data.id;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema65.properties.id.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.count !== undefined){
let data1 = data.count;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"}};
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
const err9 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.changes !== undefined){
let data2 = data.changes;
if(Array.isArray(data2)){
if(data2.length > 5000){
const err10 = {instancePath:instancePath+"/changes",keyword:"maxItems",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data2[i0], {instancePath:instancePath+"/changes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/changes",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.undo_until !== undefined){
let data4 = data.undo_until;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/undo_until",keyword:"type",params:{type: schema65.properties.undo_until.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err13 = {instancePath:instancePath+"/undo_until",keyword:"format",params:{format: "date-time"}};
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
const err14 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
const $Affected = validate37;
const schema68 = {"$ref":"contract:schemas#/$defs/Affected","$id":"contract:validate/$Affected"};
const schema69 = {"type":"object","required":["count"],"additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0}}};
function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "count")){
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
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
validate37.errors = vErrors;
return errors === 0;
}
const $ProductOrder = validate38;
const schema70 = {"$ref":"contract:schemas#/$defs/ProductOrder","$id":"contract:validate/$ProductOrder"};
const schema71 = {"type":"object","required":["sort_mode","product_ids","characteristic_ids","pinned"],"additionalProperties":false,"properties":{"sort_mode":{"$ref":"contract:schemas#/$defs/ProductSortMode"},"product_ids":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":5000},"characteristic_ids":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":60},"pinned":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":5},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"}}};
const schema72 = {"type":"string","enum":["manual","price_asc","price_desc","best_seller","newest"]};
const func54 = isSame;
function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort_mode === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "sort_mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.product_ids === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "product_ids"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.characteristic_ids === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "characteristic_ids"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pinned === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "pinned"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "sort_mode") || (key0 === "product_ids")) || (key0 === "characteristic_ids")) || (key0 === "pinned")) || (key0 === "version"))){
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
if(data.sort_mode !== undefined){
let data0 = data.sort_mode;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/sort_mode",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data0 === "manual") || (data0 === "price_asc")) || (data0 === "price_desc")) || (data0 === "best_seller")) || (data0 === "newest"))){
const err6 = {instancePath:instancePath+"/sort_mode",keyword:"enum",params:{allowedValues: schema72.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.product_ids !== undefined){
let data1 = data.product_ids;
if(Array.isArray(data1)){
if(data1.length > 5000){
const err7 = {instancePath:instancePath+"/product_ids",keyword:"maxItems",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/product_ids/" + i0,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/product_ids/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/product_ids/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func54(data1[i1], data1[j0])){
const err11 = {instancePath:instancePath+"/product_ids",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
const err12 = {instancePath:instancePath+"/product_ids",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.characteristic_ids !== undefined){
let data3 = data.characteristic_ids;
if(Array.isArray(data3)){
if(data3.length > 60){
const err13 = {instancePath:instancePath+"/characteristic_ids",keyword:"maxItems",params:{limit: 60}};
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
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/characteristic_ids/" + i2,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/characteristic_ids/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/characteristic_ids/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i3 = data3.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func54(data3[i3], data3[j1])){
const err17 = {instancePath:instancePath+"/characteristic_ids",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/characteristic_ids",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.pinned !== undefined){
let data5 = data.pinned;
if(Array.isArray(data5)){
if(data5.length > 5){
const err19 = {instancePath:instancePath+"/pinned",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
let data6 = data5[i4];
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err20 = {instancePath:instancePath+"/pinned/" + i4,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/pinned/" + i4,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/pinned/" + i4,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i5 = data5.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func54(data5[i5], data5[j2])){
const err23 = {instancePath:instancePath+"/pinned",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/pinned",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.version !== undefined){
let data7 = data.version;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err25 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate39.errors = vErrors;
return errors === 0;
}
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
const $productSynonymList200 = validate41;
const schema77 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/ProductSynonym"},"$id":"contract:validate/$productSynonymList200"};
const schema78 = {"type":"object","required":["id","source","value","synonyms","suggestions","collisions"],"additionalProperties":false,"properties":{"id":{"type":"string","maxLength":80},"source":{"$ref":"contract:schemas#/$defs/SynonymSource"},"value":{"type":"string","maxLength":100},"synonyms":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":40}},"suggestions":{"type":"array","maxItems":20,"items":{"type":"string","maxLength":40}},"collisions":{"type":"array","items":{"type":"string"}}}};
const schema79 = {"type":"string","enum":["product","option"]};
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.source === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.synonyms === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "synonyms"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.suggestions === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "suggestions"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.collisions === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "collisions"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "source")) || (key0 === "value")) || (key0 === "synonyms")) || (key0 === "suggestions")) || (key0 === "collisions"))){
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
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err7 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 80}};
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
const err8 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data1 === "product") || (data1 === "option"))){
const err10 = {instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema79.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err11 = {instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 100}};
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
const err12 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.synonyms !== undefined){
let data3 = data.synonyms;
if(Array.isArray(data3)){
if(data3.length > 50){
const err13 = {instancePath:instancePath+"/synonyms",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func1(data4) > 40){
const err14 = {instancePath:instancePath+"/synonyms/" + i0,keyword:"maxLength",params:{limit: 40}};
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
const err15 = {instancePath:instancePath+"/synonyms/" + i0,keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/synonyms",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.suggestions !== undefined){
let data5 = data.suggestions;
if(Array.isArray(data5)){
if(data5.length > 20){
const err17 = {instancePath:instancePath+"/suggestions",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func1(data6) > 40){
const err18 = {instancePath:instancePath+"/suggestions/" + i1,keyword:"maxLength",params:{limit: 40}};
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
const err19 = {instancePath:instancePath+"/suggestions/" + i1,keyword:"type",params:{type: "string"}};
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
const err20 = {instancePath:instancePath+"/suggestions",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.collisions !== undefined){
let data7 = data.collisions;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
const err21 = {instancePath:instancePath+"/collisions/" + i2,keyword:"type",params:{type: "string"}};
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
const err22 = {instancePath:instancePath+"/collisions",keyword:"type",params:{type: "array"}};
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
const err23 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate42(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate41.errors = vErrors;
return errors === 0;
}
const $ProductSynonym = validate44;
const schema80 = {"$ref":"contract:schemas#/$defs/ProductSynonym","$id":"contract:validate/$ProductSynonym"};
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.source === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.synonyms === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "synonyms"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.suggestions === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "suggestions"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.collisions === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "collisions"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "source")) || (key0 === "value")) || (key0 === "synonyms")) || (key0 === "suggestions")) || (key0 === "collisions"))){
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
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err7 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 80}};
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
const err8 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data1 === "product") || (data1 === "option"))){
const err10 = {instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema79.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err11 = {instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 100}};
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
const err12 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.synonyms !== undefined){
let data3 = data.synonyms;
if(Array.isArray(data3)){
if(data3.length > 50){
const err13 = {instancePath:instancePath+"/synonyms",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func1(data4) > 40){
const err14 = {instancePath:instancePath+"/synonyms/" + i0,keyword:"maxLength",params:{limit: 40}};
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
const err15 = {instancePath:instancePath+"/synonyms/" + i0,keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/synonyms",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.suggestions !== undefined){
let data5 = data.suggestions;
if(Array.isArray(data5)){
if(data5.length > 20){
const err17 = {instancePath:instancePath+"/suggestions",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func1(data6) > 40){
const err18 = {instancePath:instancePath+"/suggestions/" + i1,keyword:"maxLength",params:{limit: 40}};
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
const err19 = {instancePath:instancePath+"/suggestions/" + i1,keyword:"type",params:{type: "string"}};
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
const err20 = {instancePath:instancePath+"/suggestions",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.collisions !== undefined){
let data7 = data.collisions;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
const err21 = {instancePath:instancePath+"/collisions/" + i2,keyword:"type",params:{type: "string"}};
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
const err22 = {instancePath:instancePath+"/collisions",keyword:"type",params:{type: "array"}};
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
const err23 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
const $ProductSettings = validate47;
const schema83 = {"$ref":"contract:schemas#/$defs/ProductSettings","$id":"contract:validate/$ProductSettings"};
const schema84 = {"type":"object","required":["display","max_items","show_stock","show_price","allow_quote","allow_order","out_of_stock_policy"],"additionalProperties":false,"properties":{"display":{"$ref":"contract:schemas#/$defs/ProductDisplay"},"max_items":{"type":"integer","minimum":1,"maximum":10},"show_stock":{"type":"boolean"},"show_price":{"type":"boolean"},"allow_quote":{"type":"boolean"},"allow_order":{"type":"boolean"},"ask_before_listing":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":20},"no_results_response_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"out_of_stock_policy":{"$ref":"contract:schemas#/$defs/OutOfStockPolicy"},"notify_contacts":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":20},"handoff_area_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"catalog_sync":{"$ref":"contract:schemas#/$defs/CatalogSync"},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"}}};
const schema85 = {"type":"string","enum":["list","carousel","one_by_one"]};
const schema87 = {"type":"string","enum":["hide","show","offer_similar"]};
const schema89 = {"type":"object","required":["enabled"],"additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"catalog_id":{"type":"string","maxLength":60,"pattern":"^[A-Za-z0-9]*$"},"last_run_at":{"type":["string","null"],"format":"date-time"},"last_error":{"type":["string","null"]}}};
const pattern41 = new RegExp("^[A-Za-z0-9]*$", "u");
function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.display === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "display"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.max_items === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "max_items"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.show_stock === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "show_stock"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.show_price === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "show_price"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allow_quote === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "allow_quote"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.allow_order === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "allow_order"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.out_of_stock_policy === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "out_of_stock_policy"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema84.properties, key0))){
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
if(data.display !== undefined){
let data0 = data.display;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data0 === "list") || (data0 === "carousel")) || (data0 === "one_by_one"))){
const err9 = {instancePath:instancePath+"/display",keyword:"enum",params:{allowedValues: schema85.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.max_items !== undefined){
let data1 = data.max_items;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err10 = {instancePath:instancePath+"/max_items",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 10 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/max_items",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/max_items",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.show_stock !== undefined){
if(typeof data.show_stock !== "boolean"){
const err13 = {instancePath:instancePath+"/show_stock",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.show_price !== undefined){
if(typeof data.show_price !== "boolean"){
const err14 = {instancePath:instancePath+"/show_price",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.allow_quote !== undefined){
if(typeof data.allow_quote !== "boolean"){
const err15 = {instancePath:instancePath+"/allow_quote",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.allow_order !== undefined){
if(typeof data.allow_order !== "boolean"){
const err16 = {instancePath:instancePath+"/allow_order",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.ask_before_listing !== undefined){
let data6 = data.ask_before_listing;
if(Array.isArray(data6)){
if(data6.length > 20){
const err17 = {instancePath:instancePath+"/ask_before_listing",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err18 = {instancePath:instancePath+"/ask_before_listing/" + i0,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/ask_before_listing/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/ask_before_listing/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i1 = data6.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func54(data6[i1], data6[j0])){
const err21 = {instancePath:instancePath+"/ask_before_listing",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/ask_before_listing",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.no_results_response_id !== undefined){
let data8 = data.no_results_response_id;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err23 = {instancePath:instancePath+"/no_results_response_id",keyword:"type",params:{type: schema84.properties.no_results_response_id.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/no_results_response_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/no_results_response_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.out_of_stock_policy !== undefined){
let data9 = data.out_of_stock_policy;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/out_of_stock_policy",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data9 === "hide") || (data9 === "show")) || (data9 === "offer_similar"))){
const err27 = {instancePath:instancePath+"/out_of_stock_policy",keyword:"enum",params:{allowedValues: schema87.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.notify_contacts !== undefined){
let data10 = data.notify_contacts;
if(Array.isArray(data10)){
if(data10.length > 20){
const err28 = {instancePath:instancePath+"/notify_contacts",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err29 = {instancePath:instancePath+"/notify_contacts/" + i2,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/notify_contacts/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/notify_contacts/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i3 = data10.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func54(data10[i3], data10[j1])){
const err32 = {instancePath:instancePath+"/notify_contacts",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/notify_contacts",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.handoff_area_id !== undefined){
let data12 = data.handoff_area_id;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err34 = {instancePath:instancePath+"/handoff_area_id",keyword:"type",params:{type: schema84.properties.handoff_area_id.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/handoff_area_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/handoff_area_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.catalog_sync !== undefined){
let data13 = data.catalog_sync;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.enabled === undefined){
const err37 = {instancePath:instancePath+"/catalog_sync",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key1 in data13){
if(!((((key1 === "enabled") || (key1 === "catalog_id")) || (key1 === "last_run_at")) || (key1 === "last_error"))){
const err38 = {instancePath:instancePath+"/catalog_sync",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data13.enabled !== undefined){
if(typeof data13.enabled !== "boolean"){
const err39 = {instancePath:instancePath+"/catalog_sync/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.catalog_id !== undefined){
let data15 = data13.catalog_id;
if(typeof data15 === "string"){
if(func1(data15) > 60){
const err40 = {instancePath:instancePath+"/catalog_sync/catalog_id",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern41.test(data15)){
const err41 = {instancePath:instancePath+"/catalog_sync/catalog_id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]*$"}};
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
const err42 = {instancePath:instancePath+"/catalog_sync/catalog_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.last_run_at !== undefined){
let data16 = data13.last_run_at;
if((typeof data16 !== "string") && (data16 !== null)){
const err43 = {instancePath:instancePath+"/catalog_sync/last_run_at",keyword:"type",params:{type: schema89.properties.last_run_at.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err44 = {instancePath:instancePath+"/catalog_sync/last_run_at",keyword:"format",params:{format: "date-time"}};
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
if(data13.last_error !== undefined){
let data17 = data13.last_error;
if((typeof data17 !== "string") && (data17 !== null)){
const err45 = {instancePath:instancePath+"/catalog_sync/last_error",keyword:"type",params:{type: schema89.properties.last_error.type}};
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
const err46 = {instancePath:instancePath+"/catalog_sync",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.version !== undefined){
let data18 = data.version;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err47 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err49 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}
const $formExampleList200 = validate50;
const schema91 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Example"},"$id":"contract:validate/$formExampleList200"};
const schema92 = {"type":"object","required":["id","text","intent_id","entities","split","state","source","created_at","updated_at","version"],"additionalProperties":false,"properties":{"text":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^<>']*$"},"intent_id":{"type":"integer","minimum":1,"maximum":2147483647},"entities":{"type":"array","maxItems":20,"items":{"$ref":"contract:schemas#/$defs/ExampleEntity"}},"split":{"$ref":"contract:schemas#/$defs/ExampleSplit"},"state":{"$ref":"contract:schemas#/$defs/ExampleState"},"source_message_id":{"type":["integer","null"],"minimum":1},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"},"id":{"$ref":"contract:schemas#/$defs/Id"},"source":{"$ref":"contract:schemas#/$defs/ExampleSource"},"last_prediction":{"anyOf":[{"$ref":"contract:schemas#/$defs/ExamplePrediction"},{"type":"null"}]},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"},"created_by":{"anyOf":[{"$ref":"contract:schemas#/$defs/Person"},{"type":"null"}]}}};
const schema93 = {"type":"object","required":["start","end","value","entity_id"],"additionalProperties":false,"properties":{"start":{"type":"integer","minimum":0,"maximum":255},"end":{"type":"integer","minimum":1,"maximum":255},"value":{"type":"string","minLength":1,"maxLength":255},"entity_id":{"type":"integer","minimum":1,"maximum":2147483647},"canonical_value":{"type":["string","null"],"maxLength":60}}};
const schema94 = {"type":"string","enum":["train","test"]};
const schema95 = {"type":"string","enum":["active","pending_review","rejected"]};
const schema98 = {"type":"string","enum":["manual","import","chat","suggestion"]};
const schema99 = {"type":"object","required":["intent_id","confidence","entities","at"],"additionalProperties":false,"properties":{"intent_id":{"type":["integer","null"]},"confidence":{"type":"number","minimum":0,"maximum":1},"entities":{"type":"array","items":{"$ref":"contract:schemas#/$defs/ExampleEntity"}},"at":{"type":"string","format":"date-time"}}};
function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.intent_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "intent_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.confidence === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entities === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "entities"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.at === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "at"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "intent_id") || (key0 === "confidence")) || (key0 === "entities")) || (key0 === "at"))){
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
if(data.intent_id !== undefined){
let data0 = data.intent_id;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err5 = {instancePath:instancePath+"/intent_id",keyword:"type",params:{type: schema99.properties.intent_id.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.confidence !== undefined){
let data1 = data.confidence;
if(typeof data1 == "number"){
if(data1 > 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/confidence",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/confidence",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err8 = {instancePath:instancePath+"/confidence",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.start === undefined){
const err9 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.end === undefined){
const err10 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "end"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.value === undefined){
const err11 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.entity_id === undefined){
const err12 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "entity_id"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "start") || (key1 === "end")) || (key1 === "value")) || (key1 === "entity_id")) || (key1 === "canonical_value"))){
const err13 = {instancePath:instancePath+"/entities/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.start !== undefined){
let data4 = data3.start;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/entities/" + i0+"/start",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 255 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/entities/" + i0+"/start",keyword:"maximum",params:{comparison: "<=", limit: 255}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/entities/" + i0+"/start",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data3.end !== undefined){
let data5 = data3.end;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err17 = {instancePath:instancePath+"/entities/" + i0+"/end",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 255 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/entities/" + i0+"/end",keyword:"maximum",params:{comparison: "<=", limit: 255}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/entities/" + i0+"/end",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.value !== undefined){
let data6 = data3.value;
if(typeof data6 === "string"){
if(func1(data6) > 255){
const err20 = {instancePath:instancePath+"/entities/" + i0+"/value",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data6) < 1){
const err21 = {instancePath:instancePath+"/entities/" + i0+"/value",keyword:"minLength",params:{limit: 1}};
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
const err22 = {instancePath:instancePath+"/entities/" + i0+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.entity_id !== undefined){
let data7 = data3.entity_id;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/entities/" + i0+"/entity_id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/entities/" + i0+"/entity_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/entities/" + i0+"/entity_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.canonical_value !== undefined){
let data8 = data3.canonical_value;
if((typeof data8 !== "string") && (data8 !== null)){
const err26 = {instancePath:instancePath+"/entities/" + i0+"/canonical_value",keyword:"type",params:{type: schema93.properties.canonical_value.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err27 = {instancePath:instancePath+"/entities/" + i0+"/canonical_value",keyword:"maxLength",params:{limit: 60}};
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
}
else {
const err28 = {instancePath:instancePath+"/entities/" + i0,keyword:"type",params:{type: "object"}};
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
const err29 = {instancePath:instancePath+"/entities",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.at !== undefined){
let data9 = data.at;
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err30 = {instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}};
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
const err31 = {instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}};
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
const err32 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
const schema103 = {"type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"}}};
function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate54.errors = vErrors;
return errors === 0;
}
function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.intent_id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "intent_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entities === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "entities"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.split === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "split"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.state === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.source === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.updated_at === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.version === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema92.properties, key0))){
const err10 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err11 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data0) < 1){
const err12 = {instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data0)){
const err13 = {instancePath:instancePath+"/text",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err14 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.intent_id !== undefined){
let data1 = data.intent_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err15 = {instancePath:instancePath+"/intent_id",keyword:"type",params:{type: "integer"}};
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
const err16 = {instancePath:instancePath+"/intent_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err17 = {instancePath:instancePath+"/intent_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
if(data2.length > 20){
const err18 = {instancePath:instancePath+"/entities",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.start === undefined){
const err19 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3.end === undefined){
const err20 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "end"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data3.value === undefined){
const err21 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data3.entity_id === undefined){
const err22 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "entity_id"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "start") || (key1 === "end")) || (key1 === "value")) || (key1 === "entity_id")) || (key1 === "canonical_value"))){
const err23 = {instancePath:instancePath+"/entities/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.start !== undefined){
let data4 = data3.start;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err24 = {instancePath:instancePath+"/entities/" + i0+"/start",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 255 || isNaN(data4)){
const err25 = {instancePath:instancePath+"/entities/" + i0+"/start",keyword:"maximum",params:{comparison: "<=", limit: 255}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err26 = {instancePath:instancePath+"/entities/" + i0+"/start",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data3.end !== undefined){
let data5 = data3.end;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err27 = {instancePath:instancePath+"/entities/" + i0+"/end",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 255 || isNaN(data5)){
const err28 = {instancePath:instancePath+"/entities/" + i0+"/end",keyword:"maximum",params:{comparison: "<=", limit: 255}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err29 = {instancePath:instancePath+"/entities/" + i0+"/end",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.value !== undefined){
let data6 = data3.value;
if(typeof data6 === "string"){
if(func1(data6) > 255){
const err30 = {instancePath:instancePath+"/entities/" + i0+"/value",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func1(data6) < 1){
const err31 = {instancePath:instancePath+"/entities/" + i0+"/value",keyword:"minLength",params:{limit: 1}};
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
const err32 = {instancePath:instancePath+"/entities/" + i0+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data3.entity_id !== undefined){
let data7 = data3.entity_id;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err33 = {instancePath:instancePath+"/entities/" + i0+"/entity_id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
const err34 = {instancePath:instancePath+"/entities/" + i0+"/entity_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err35 = {instancePath:instancePath+"/entities/" + i0+"/entity_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.canonical_value !== undefined){
let data8 = data3.canonical_value;
if((typeof data8 !== "string") && (data8 !== null)){
const err36 = {instancePath:instancePath+"/entities/" + i0+"/canonical_value",keyword:"type",params:{type: schema93.properties.canonical_value.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err37 = {instancePath:instancePath+"/entities/" + i0+"/canonical_value",keyword:"maxLength",params:{limit: 60}};
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
}
else {
const err38 = {instancePath:instancePath+"/entities/" + i0,keyword:"type",params:{type: "object"}};
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
const err39 = {instancePath:instancePath+"/entities",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.split !== undefined){
let data9 = data.split;
if(typeof data9 !== "string"){
const err40 = {instancePath:instancePath+"/split",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data9 === "train") || (data9 === "test"))){
const err41 = {instancePath:instancePath+"/split",keyword:"enum",params:{allowedValues: schema94.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.state !== undefined){
let data10 = data.state;
if(typeof data10 !== "string"){
const err42 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((data10 === "active") || (data10 === "pending_review")) || (data10 === "rejected"))){
const err43 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema95.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.source_message_id !== undefined){
let data11 = data.source_message_id;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err44 = {instancePath:instancePath+"/source_message_id",keyword:"type",params:{type: schema92.properties.source_message_id.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
const err45 = {instancePath:instancePath+"/source_message_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.version !== undefined){
let data12 = data.version;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err46 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
const err47 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.id !== undefined){
let data13 = data.id;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err48 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 2147483647 || isNaN(data13)){
const err49 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err50 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.source !== undefined){
let data14 = data.source;
if(typeof data14 !== "string"){
const err51 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!((((data14 === "manual") || (data14 === "import")) || (data14 === "chat")) || (data14 === "suggestion"))){
const err52 = {instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema98.enum}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.last_prediction !== undefined){
let data15 = data.last_prediction;
const _errs40 = errors;
let valid10 = false;
const _errs41 = errors;
if(!(validate52(data15, {instancePath:instancePath+"/last_prediction",parentData:data,parentDataProperty:"last_prediction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid0 = _errs41 === errors;
valid10 = valid10 || _valid0;
if(!valid10){
const _errs42 = errors;
if(data15 !== null){
const err53 = {instancePath:instancePath+"/last_prediction",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid0 = _errs42 === errors;
valid10 = valid10 || _valid0;
}
if(!valid10){
const err54 = {instancePath:instancePath+"/last_prediction",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
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
if(data.created_at !== undefined){
let data16 = data.created_at;
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err55 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
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
const err56 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data17 = data.updated_at;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err57 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.created_by !== undefined){
let data18 = data.created_by;
const _errs51 = errors;
let valid13 = false;
const _errs52 = errors;
if(!(validate54(data18, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid1 = _errs52 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const _errs53 = errors;
if(data18 !== null){
const err59 = {instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid1 = _errs53 === errors;
valid13 = valid13 || _valid1;
}
if(!valid13){
const err60 = {instancePath:instancePath+"/created_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
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
validate51.errors = vErrors;
return errors === 0;
}
function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate51(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
validate50.errors = vErrors;
return errors === 0;
}
const $Example = validate57;
const schema105 = {"$ref":"contract:schemas#/$defs/Example","$id":"contract:validate/$Example"};
function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.intent_id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "intent_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entities === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "entities"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.split === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "split"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.state === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.source === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.updated_at === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.version === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema92.properties, key0))){
const err10 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err11 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data0) < 1){
const err12 = {instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data0)){
const err13 = {instancePath:instancePath+"/text",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err14 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.intent_id !== undefined){
let data1 = data.intent_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err15 = {instancePath:instancePath+"/intent_id",keyword:"type",params:{type: "integer"}};
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
const err16 = {instancePath:instancePath+"/intent_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err17 = {instancePath:instancePath+"/intent_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.entities !== undefined){
let data2 = data.entities;
if(Array.isArray(data2)){
if(data2.length > 20){
const err18 = {instancePath:instancePath+"/entities",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.start === undefined){
const err19 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3.end === undefined){
const err20 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "end"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data3.value === undefined){
const err21 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data3.entity_id === undefined){
const err22 = {instancePath:instancePath+"/entities/" + i0,keyword:"required",params:{missingProperty: "entity_id"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "start") || (key1 === "end")) || (key1 === "value")) || (key1 === "entity_id")) || (key1 === "canonical_value"))){
const err23 = {instancePath:instancePath+"/entities/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.start !== undefined){
let data4 = data3.start;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err24 = {instancePath:instancePath+"/entities/" + i0+"/start",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 255 || isNaN(data4)){
const err25 = {instancePath:instancePath+"/entities/" + i0+"/start",keyword:"maximum",params:{comparison: "<=", limit: 255}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err26 = {instancePath:instancePath+"/entities/" + i0+"/start",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data3.end !== undefined){
let data5 = data3.end;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err27 = {instancePath:instancePath+"/entities/" + i0+"/end",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 255 || isNaN(data5)){
const err28 = {instancePath:instancePath+"/entities/" + i0+"/end",keyword:"maximum",params:{comparison: "<=", limit: 255}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err29 = {instancePath:instancePath+"/entities/" + i0+"/end",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.value !== undefined){
let data6 = data3.value;
if(typeof data6 === "string"){
if(func1(data6) > 255){
const err30 = {instancePath:instancePath+"/entities/" + i0+"/value",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func1(data6) < 1){
const err31 = {instancePath:instancePath+"/entities/" + i0+"/value",keyword:"minLength",params:{limit: 1}};
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
const err32 = {instancePath:instancePath+"/entities/" + i0+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data3.entity_id !== undefined){
let data7 = data3.entity_id;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err33 = {instancePath:instancePath+"/entities/" + i0+"/entity_id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
const err34 = {instancePath:instancePath+"/entities/" + i0+"/entity_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err35 = {instancePath:instancePath+"/entities/" + i0+"/entity_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.canonical_value !== undefined){
let data8 = data3.canonical_value;
if((typeof data8 !== "string") && (data8 !== null)){
const err36 = {instancePath:instancePath+"/entities/" + i0+"/canonical_value",keyword:"type",params:{type: schema93.properties.canonical_value.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err37 = {instancePath:instancePath+"/entities/" + i0+"/canonical_value",keyword:"maxLength",params:{limit: 60}};
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
}
else {
const err38 = {instancePath:instancePath+"/entities/" + i0,keyword:"type",params:{type: "object"}};
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
const err39 = {instancePath:instancePath+"/entities",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.split !== undefined){
let data9 = data.split;
if(typeof data9 !== "string"){
const err40 = {instancePath:instancePath+"/split",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data9 === "train") || (data9 === "test"))){
const err41 = {instancePath:instancePath+"/split",keyword:"enum",params:{allowedValues: schema94.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.state !== undefined){
let data10 = data.state;
if(typeof data10 !== "string"){
const err42 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((data10 === "active") || (data10 === "pending_review")) || (data10 === "rejected"))){
const err43 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema95.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.source_message_id !== undefined){
let data11 = data.source_message_id;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err44 = {instancePath:instancePath+"/source_message_id",keyword:"type",params:{type: schema92.properties.source_message_id.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
const err45 = {instancePath:instancePath+"/source_message_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.version !== undefined){
let data12 = data.version;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err46 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
const err47 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.id !== undefined){
let data13 = data.id;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err48 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 2147483647 || isNaN(data13)){
const err49 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err50 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.source !== undefined){
let data14 = data.source;
if(typeof data14 !== "string"){
const err51 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!((((data14 === "manual") || (data14 === "import")) || (data14 === "chat")) || (data14 === "suggestion"))){
const err52 = {instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema98.enum}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.last_prediction !== undefined){
let data15 = data.last_prediction;
const _errs40 = errors;
let valid10 = false;
const _errs41 = errors;
if(!(validate52(data15, {instancePath:instancePath+"/last_prediction",parentData:data,parentDataProperty:"last_prediction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid0 = _errs41 === errors;
valid10 = valid10 || _valid0;
if(!valid10){
const _errs42 = errors;
if(data15 !== null){
const err53 = {instancePath:instancePath+"/last_prediction",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid0 = _errs42 === errors;
valid10 = valid10 || _valid0;
}
if(!valid10){
const err54 = {instancePath:instancePath+"/last_prediction",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
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
if(data.created_at !== undefined){
let data16 = data.created_at;
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err55 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
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
const err56 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data17 = data.updated_at;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err57 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.created_by !== undefined){
let data18 = data.created_by;
const _errs51 = errors;
let valid13 = false;
const _errs52 = errors;
if(!(validate54(data18, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid1 = _errs52 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const _errs53 = errors;
if(data18 !== null){
const err59 = {instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid1 = _errs53 === errors;
valid13 = valid13 || _valid1;
}
if(!valid13){
const err60 = {instancePath:instancePath+"/created_by",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
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
validate58.errors = vErrors;
return errors === 0;
}
function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}
const $branchList200 = validate62;
const schema115 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/Branch"},"$id":"contract:validate/$branchList200"};
const schema116 = {"type":"object","required":["id","name","code","address","lat","lng","phones","email","hours","services","coverage","photo","manager_contact_id","area_id","enabled","order","open_now","created_at","updated_at","version"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"code":{"type":"string","maxLength":20,"pattern":"^[^<>']*$"},"address":{"$ref":"contract:schemas#/$defs/BranchAddress"},"lat":{"type":["number","null"],"minimum":-90,"maximum":90},"lng":{"type":["number","null"],"minimum":-180,"maximum":180},"phones":{"type":"array","maxItems":10,"items":{"$ref":"contract:schemas#/$defs/BranchPhone"}},"email":{"type":"string","maxLength":150,"pattern":"^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$"},"hours":{"$ref":"contract:schemas#/$defs/OpeningHours"},"services":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"uniqueItems":true},"coverage":{"$ref":"contract:schemas#/$defs/BranchCoverage"},"photo":{"anyOf":[{"$ref":"contract:schemas#/$defs/MediaFile"},{"type":"null"}]},"manager_contact_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"area_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"enabled":{"type":"boolean"},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"},"id":{"$ref":"contract:schemas#/$defs/Id"},"order":{"type":"integer","minimum":0},"open_now":{"type":"boolean"},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"}}};
const schema117 = {"type":"object","required":["street","number","city","province","country"],"additionalProperties":false,"properties":{"street":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[^<>']*$"},"number":{"type":"string","maxLength":10,"pattern":"^[^<>']*$"},"floor":{"type":"string","maxLength":20,"pattern":"^[^<>']*$"},"city":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"province":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"postal_code":{"type":"string","maxLength":10,"pattern":"^[A-Za-z0-9]*$"},"country":{"type":"string","pattern":"^[A-Z]{2}$"}}};
const schema125 = {"type":"object","additionalProperties":false,"properties":{"radius_km":{"type":["number","null"],"minimum":0,"maximum":200},"postal_codes":{"type":"array","maxItems":500,"items":{"type":"string","pattern":"^[A-Z0-9]{3,10}$"},"uniqueItems":true}}};
const pattern52 = new RegExp("^[A-Z]{2}$", "u");
const pattern54 = new RegExp("^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$", "u");
const pattern62 = new RegExp("^[A-Z0-9]{3,10}$", "u");
const schema118 = {"type":"object","required":["kind","value"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:schemas#/$defs/PhoneKind"},"value":{"type":"string","pattern":"^\\+?[0-9]{6,15}$"}}};
const schema119 = {"type":"string","enum":["phone","whatsapp"]};
const pattern53 = new RegExp("^\\+?[0-9]{6,15}$", "u");
function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((data0 === "phone") || (data0 === "whatsapp"))){
const err4 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema119.enum}};
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
if(typeof data1 === "string"){
if(!pattern53.test(data1)){
const err5 = {instancePath:instancePath+"/value",keyword:"pattern",params:{pattern: "^\\+?[0-9]{6,15}$"}};
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
const err6 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}};
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
validate64.errors = vErrors;
return errors === 0;
}
const schema120 = {"type":"object","required":["timezone","always_open","week","exceptions"],"additionalProperties":false,"properties":{"timezone":{"$ref":"contract:schemas#/$defs/TimeZone"},"always_open":{"type":"boolean"},"week":{"type":"array","maxItems":7,"items":{"type":"object","required":["day","ranges"],"additionalProperties":false,"properties":{"day":{"$ref":"contract:schemas#/$defs/Weekday"},"ranges":{"type":"array","maxItems":6,"items":{"$ref":"contract:schemas#/$defs/TimeRange"}}}}},"exceptions":{"type":"array","maxItems":200,"items":{"type":"object","required":["date_from","date_to","name","ranges"],"additionalProperties":false,"properties":{"date_from":{"type":"string","format":"date"},"date_to":{"type":"string","format":"date"},"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"ranges":{"type":"array","maxItems":6,"items":{"$ref":"contract:schemas#/$defs/TimeRange"}}}}}}};
const schema121 = {"type":"string","maxLength":60,"pattern":"^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$"};
const schema122 = {"type":"integer","enum":[0,1,2,3,4,5,6]};
const schema123 = {"type":"object","required":["from","to"],"additionalProperties":false,"properties":{"from":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"to":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"}}};
const pattern55 = new RegExp("^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$", "u");
const pattern56 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern55.test(data0)){
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
const err14 = {instancePath:instancePath+"/week/" + i0+"/day",keyword:"enum",params:{allowedValues: schema122.enum}};
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
if(!pattern56.test(data7)){
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
if(!pattern56.test(data8)){
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
if(!(formats16(data11))){
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
if(!(formats16(data12))){
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
if(!pattern56.test(data16)){
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
if(!pattern56.test(data17)){
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
validate66.errors = vErrors;
return errors === 0;
}
function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.code === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "code"}};
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
if(data.lat === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "lat"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lng === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "lng"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.phones === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "phones"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.email === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.hours === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "hours"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.services === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "services"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.coverage === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "coverage"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.photo === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "photo"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.manager_contact_id === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "manager_contact_id"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.area_id === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "area_id"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.enabled === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.order === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "order"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.open_now === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "open_now"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.created_at === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.updated_at === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.version === undefined){
const err19 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema116.properties, key0))){
const err20 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err21 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data0) < 1){
const err22 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern0.test(data0)){
const err23 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err24 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err25 = {instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern1.test(data1)){
const err26 = {instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err27 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.address !== undefined){
let data2 = data.address;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.street === undefined){
const err28 = {instancePath:instancePath+"/address",keyword:"required",params:{missingProperty: "street"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data2.number === undefined){
const err29 = {instancePath:instancePath+"/address",keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data2.city === undefined){
const err30 = {instancePath:instancePath+"/address",keyword:"required",params:{missingProperty: "city"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data2.province === undefined){
const err31 = {instancePath:instancePath+"/address",keyword:"required",params:{missingProperty: "province"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data2.country === undefined){
const err32 = {instancePath:instancePath+"/address",keyword:"required",params:{missingProperty: "country"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data2){
if(!(((((((key1 === "street") || (key1 === "number")) || (key1 === "floor")) || (key1 === "city")) || (key1 === "province")) || (key1 === "postal_code")) || (key1 === "country"))){
const err33 = {instancePath:instancePath+"/address",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data2.street !== undefined){
let data3 = data2.street;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err34 = {instancePath:instancePath+"/address/street",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func1(data3) < 1){
const err35 = {instancePath:instancePath+"/address/street",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern1.test(data3)){
const err36 = {instancePath:instancePath+"/address/street",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/address/street",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data2.number !== undefined){
let data4 = data2.number;
if(typeof data4 === "string"){
if(func1(data4) > 10){
const err38 = {instancePath:instancePath+"/address/number",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern1.test(data4)){
const err39 = {instancePath:instancePath+"/address/number",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err40 = {instancePath:instancePath+"/address/number",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data2.floor !== undefined){
let data5 = data2.floor;
if(typeof data5 === "string"){
if(func1(data5) > 20){
const err41 = {instancePath:instancePath+"/address/floor",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern1.test(data5)){
const err42 = {instancePath:instancePath+"/address/floor",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err43 = {instancePath:instancePath+"/address/floor",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data2.city !== undefined){
let data6 = data2.city;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err44 = {instancePath:instancePath+"/address/city",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func1(data6) < 1){
const err45 = {instancePath:instancePath+"/address/city",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern0.test(data6)){
const err46 = {instancePath:instancePath+"/address/city",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err47 = {instancePath:instancePath+"/address/city",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data2.province !== undefined){
let data7 = data2.province;
if(typeof data7 === "string"){
if(func1(data7) > 60){
const err48 = {instancePath:instancePath+"/address/province",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func1(data7) < 1){
const err49 = {instancePath:instancePath+"/address/province",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern0.test(data7)){
const err50 = {instancePath:instancePath+"/address/province",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err51 = {instancePath:instancePath+"/address/province",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data2.postal_code !== undefined){
let data8 = data2.postal_code;
if(typeof data8 === "string"){
if(func1(data8) > 10){
const err52 = {instancePath:instancePath+"/address/postal_code",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern41.test(data8)){
const err53 = {instancePath:instancePath+"/address/postal_code",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]*$"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/address/postal_code",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data2.country !== undefined){
let data9 = data2.country;
if(typeof data9 === "string"){
if(!pattern52.test(data9)){
const err55 = {instancePath:instancePath+"/address/country",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
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
const err56 = {instancePath:instancePath+"/address/country",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/address",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.lat !== undefined){
let data10 = data.lat;
if((!(typeof data10 == "number")) && (data10 !== null)){
const err58 = {instancePath:instancePath+"/lat",keyword:"type",params:{type: schema116.properties.lat.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 90 || isNaN(data10)){
const err59 = {instancePath:instancePath+"/lat",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data10 < -90 || isNaN(data10)){
const err60 = {instancePath:instancePath+"/lat",keyword:"minimum",params:{comparison: ">=", limit: -90}};
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
if(data.lng !== undefined){
let data11 = data.lng;
if((!(typeof data11 == "number")) && (data11 !== null)){
const err61 = {instancePath:instancePath+"/lng",keyword:"type",params:{type: schema116.properties.lng.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 180 || isNaN(data11)){
const err62 = {instancePath:instancePath+"/lng",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data11 < -180 || isNaN(data11)){
const err63 = {instancePath:instancePath+"/lng",keyword:"minimum",params:{comparison: ">=", limit: -180}};
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
if(data.phones !== undefined){
let data12 = data.phones;
if(Array.isArray(data12)){
if(data12.length > 10){
const err64 = {instancePath:instancePath+"/phones",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64(data12[i0], {instancePath:instancePath+"/phones/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err65 = {instancePath:instancePath+"/phones",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.email !== undefined){
let data14 = data.email;
if(typeof data14 === "string"){
if(func1(data14) > 150){
const err66 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!pattern54.test(data14)){
const err67 = {instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$"}};
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
const err68 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.hours !== undefined){
if(!(validate66(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined){
let data16 = data.services;
if(Array.isArray(data16)){
if(data16.length > 50){
const err69 = {instancePath:instancePath+"/services",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(func1(data17) > 40){
const err70 = {instancePath:instancePath+"/services/" + i1,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(func1(data17) < 1){
const err71 = {instancePath:instancePath+"/services/" + i1,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!pattern0.test(data17)){
const err72 = {instancePath:instancePath+"/services/" + i1,keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/services/" + i1,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
let i2 = data16.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data16[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err74 = {instancePath:instancePath+"/services",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err75 = {instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.coverage !== undefined){
let data18 = data.coverage;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
if(!((key2 === "radius_km") || (key2 === "postal_codes"))){
const err76 = {instancePath:instancePath+"/coverage",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data18.radius_km !== undefined){
let data19 = data18.radius_km;
if((!(typeof data19 == "number")) && (data19 !== null)){
const err77 = {instancePath:instancePath+"/coverage/radius_km",keyword:"type",params:{type: schema125.properties.radius_km.type}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 200 || isNaN(data19)){
const err78 = {instancePath:instancePath+"/coverage/radius_km",keyword:"maximum",params:{comparison: "<=", limit: 200}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err79 = {instancePath:instancePath+"/coverage/radius_km",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data18.postal_codes !== undefined){
let data20 = data18.postal_codes;
if(Array.isArray(data20)){
if(data20.length > 500){
const err80 = {instancePath:instancePath+"/coverage/postal_codes",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const len2 = data20.length;
for(let i3=0; i3<len2; i3++){
let data21 = data20[i3];
if(typeof data21 === "string"){
if(!pattern62.test(data21)){
const err81 = {instancePath:instancePath+"/coverage/postal_codes/" + i3,keyword:"pattern",params:{pattern: "^[A-Z0-9]{3,10}$"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/coverage/postal_codes/" + i3,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
let i4 = data20.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data20[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err83 = {instancePath:instancePath+"/coverage/postal_codes",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
const err84 = {instancePath:instancePath+"/coverage/postal_codes",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/coverage",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.photo !== undefined){
let data22 = data.photo;
const _errs49 = errors;
let valid13 = false;
const _errs50 = errors;
if(!(validate16(data22, {instancePath:instancePath+"/photo",parentData:data,parentDataProperty:"photo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid0 = _errs50 === errors;
valid13 = valid13 || _valid0;
if(!valid13){
const _errs51 = errors;
if(data22 !== null){
const err86 = {instancePath:instancePath+"/photo",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid0 = _errs51 === errors;
valid13 = valid13 || _valid0;
}
if(!valid13){
const err87 = {instancePath:instancePath+"/photo",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
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
if(data.manager_contact_id !== undefined){
let data23 = data.manager_contact_id;
if((!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))) && (data23 !== null)){
const err88 = {instancePath:instancePath+"/manager_contact_id",keyword:"type",params:{type: schema116.properties.manager_contact_id.type}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 > 2147483647 || isNaN(data23)){
const err89 = {instancePath:instancePath+"/manager_contact_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err90 = {instancePath:instancePath+"/manager_contact_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.area_id !== undefined){
let data24 = data.area_id;
if((!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))) && (data24 !== null)){
const err91 = {instancePath:instancePath+"/area_id",keyword:"type",params:{type: schema116.properties.area_id.type}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 > 2147483647 || isNaN(data24)){
const err92 = {instancePath:instancePath+"/area_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err93 = {instancePath:instancePath+"/area_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err94 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.version !== undefined){
let data26 = data.version;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err95 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 < 1 || isNaN(data26)){
const err96 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data.id !== undefined){
let data27 = data.id;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
const err97 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 > 2147483647 || isNaN(data27)){
const err98 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err99 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.order !== undefined){
let data28 = data.order;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err100 = {instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
const err101 = {instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
if(data.open_now !== undefined){
if(typeof data.open_now !== "boolean"){
const err102 = {instancePath:instancePath+"/open_now",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.created_at !== undefined){
let data30 = data.created_at;
if(typeof data30 === "string"){
if(!(formats0(data30))){
const err103 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data31 = data.updated_at;
if(typeof data31 === "string"){
if(!(formats0(data31))){
const err105 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
else {
const err107 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate62.errors = vErrors;
return errors === 0;
}
const $Branch = validate70;
const schema130 = {"$ref":"contract:schemas#/$defs/Branch","$id":"contract:validate/$Branch"};
function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.code === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "code"}};
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
if(data.lat === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "lat"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lng === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "lng"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.phones === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "phones"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.email === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.hours === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "hours"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.services === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "services"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.coverage === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "coverage"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.photo === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "photo"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.manager_contact_id === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "manager_contact_id"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.area_id === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "area_id"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.enabled === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.order === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "order"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.open_now === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "open_now"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.created_at === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.updated_at === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.version === undefined){
const err19 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema116.properties, key0))){
const err20 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err21 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data0) < 1){
const err22 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern0.test(data0)){
const err23 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err24 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err25 = {instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern1.test(data1)){
const err26 = {instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err27 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.address !== undefined){
let data2 = data.address;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.street === undefined){
const err28 = {instancePath:instancePath+"/address",keyword:"required",params:{missingProperty: "street"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data2.number === undefined){
const err29 = {instancePath:instancePath+"/address",keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data2.city === undefined){
const err30 = {instancePath:instancePath+"/address",keyword:"required",params:{missingProperty: "city"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data2.province === undefined){
const err31 = {instancePath:instancePath+"/address",keyword:"required",params:{missingProperty: "province"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data2.country === undefined){
const err32 = {instancePath:instancePath+"/address",keyword:"required",params:{missingProperty: "country"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data2){
if(!(((((((key1 === "street") || (key1 === "number")) || (key1 === "floor")) || (key1 === "city")) || (key1 === "province")) || (key1 === "postal_code")) || (key1 === "country"))){
const err33 = {instancePath:instancePath+"/address",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data2.street !== undefined){
let data3 = data2.street;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err34 = {instancePath:instancePath+"/address/street",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func1(data3) < 1){
const err35 = {instancePath:instancePath+"/address/street",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern1.test(data3)){
const err36 = {instancePath:instancePath+"/address/street",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/address/street",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data2.number !== undefined){
let data4 = data2.number;
if(typeof data4 === "string"){
if(func1(data4) > 10){
const err38 = {instancePath:instancePath+"/address/number",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern1.test(data4)){
const err39 = {instancePath:instancePath+"/address/number",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err40 = {instancePath:instancePath+"/address/number",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data2.floor !== undefined){
let data5 = data2.floor;
if(typeof data5 === "string"){
if(func1(data5) > 20){
const err41 = {instancePath:instancePath+"/address/floor",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern1.test(data5)){
const err42 = {instancePath:instancePath+"/address/floor",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err43 = {instancePath:instancePath+"/address/floor",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data2.city !== undefined){
let data6 = data2.city;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err44 = {instancePath:instancePath+"/address/city",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func1(data6) < 1){
const err45 = {instancePath:instancePath+"/address/city",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern0.test(data6)){
const err46 = {instancePath:instancePath+"/address/city",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err47 = {instancePath:instancePath+"/address/city",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data2.province !== undefined){
let data7 = data2.province;
if(typeof data7 === "string"){
if(func1(data7) > 60){
const err48 = {instancePath:instancePath+"/address/province",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func1(data7) < 1){
const err49 = {instancePath:instancePath+"/address/province",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern0.test(data7)){
const err50 = {instancePath:instancePath+"/address/province",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err51 = {instancePath:instancePath+"/address/province",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data2.postal_code !== undefined){
let data8 = data2.postal_code;
if(typeof data8 === "string"){
if(func1(data8) > 10){
const err52 = {instancePath:instancePath+"/address/postal_code",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern41.test(data8)){
const err53 = {instancePath:instancePath+"/address/postal_code",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]*$"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/address/postal_code",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data2.country !== undefined){
let data9 = data2.country;
if(typeof data9 === "string"){
if(!pattern52.test(data9)){
const err55 = {instancePath:instancePath+"/address/country",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
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
const err56 = {instancePath:instancePath+"/address/country",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/address",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.lat !== undefined){
let data10 = data.lat;
if((!(typeof data10 == "number")) && (data10 !== null)){
const err58 = {instancePath:instancePath+"/lat",keyword:"type",params:{type: schema116.properties.lat.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 90 || isNaN(data10)){
const err59 = {instancePath:instancePath+"/lat",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data10 < -90 || isNaN(data10)){
const err60 = {instancePath:instancePath+"/lat",keyword:"minimum",params:{comparison: ">=", limit: -90}};
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
if(data.lng !== undefined){
let data11 = data.lng;
if((!(typeof data11 == "number")) && (data11 !== null)){
const err61 = {instancePath:instancePath+"/lng",keyword:"type",params:{type: schema116.properties.lng.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 180 || isNaN(data11)){
const err62 = {instancePath:instancePath+"/lng",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data11 < -180 || isNaN(data11)){
const err63 = {instancePath:instancePath+"/lng",keyword:"minimum",params:{comparison: ">=", limit: -180}};
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
if(data.phones !== undefined){
let data12 = data.phones;
if(Array.isArray(data12)){
if(data12.length > 10){
const err64 = {instancePath:instancePath+"/phones",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64(data12[i0], {instancePath:instancePath+"/phones/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err65 = {instancePath:instancePath+"/phones",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.email !== undefined){
let data14 = data.email;
if(typeof data14 === "string"){
if(func1(data14) > 150){
const err66 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!pattern54.test(data14)){
const err67 = {instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$"}};
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
const err68 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.hours !== undefined){
if(!(validate66(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined){
let data16 = data.services;
if(Array.isArray(data16)){
if(data16.length > 50){
const err69 = {instancePath:instancePath+"/services",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(func1(data17) > 40){
const err70 = {instancePath:instancePath+"/services/" + i1,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(func1(data17) < 1){
const err71 = {instancePath:instancePath+"/services/" + i1,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!pattern0.test(data17)){
const err72 = {instancePath:instancePath+"/services/" + i1,keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/services/" + i1,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
let i2 = data16.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data16[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err74 = {instancePath:instancePath+"/services",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err75 = {instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.coverage !== undefined){
let data18 = data.coverage;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
if(!((key2 === "radius_km") || (key2 === "postal_codes"))){
const err76 = {instancePath:instancePath+"/coverage",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data18.radius_km !== undefined){
let data19 = data18.radius_km;
if((!(typeof data19 == "number")) && (data19 !== null)){
const err77 = {instancePath:instancePath+"/coverage/radius_km",keyword:"type",params:{type: schema125.properties.radius_km.type}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 200 || isNaN(data19)){
const err78 = {instancePath:instancePath+"/coverage/radius_km",keyword:"maximum",params:{comparison: "<=", limit: 200}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err79 = {instancePath:instancePath+"/coverage/radius_km",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data18.postal_codes !== undefined){
let data20 = data18.postal_codes;
if(Array.isArray(data20)){
if(data20.length > 500){
const err80 = {instancePath:instancePath+"/coverage/postal_codes",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const len2 = data20.length;
for(let i3=0; i3<len2; i3++){
let data21 = data20[i3];
if(typeof data21 === "string"){
if(!pattern62.test(data21)){
const err81 = {instancePath:instancePath+"/coverage/postal_codes/" + i3,keyword:"pattern",params:{pattern: "^[A-Z0-9]{3,10}$"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/coverage/postal_codes/" + i3,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
let i4 = data20.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data20[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err83 = {instancePath:instancePath+"/coverage/postal_codes",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
const err84 = {instancePath:instancePath+"/coverage/postal_codes",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/coverage",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.photo !== undefined){
let data22 = data.photo;
const _errs49 = errors;
let valid13 = false;
const _errs50 = errors;
if(!(validate16(data22, {instancePath:instancePath+"/photo",parentData:data,parentDataProperty:"photo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid0 = _errs50 === errors;
valid13 = valid13 || _valid0;
if(!valid13){
const _errs51 = errors;
if(data22 !== null){
const err86 = {instancePath:instancePath+"/photo",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid0 = _errs51 === errors;
valid13 = valid13 || _valid0;
}
if(!valid13){
const err87 = {instancePath:instancePath+"/photo",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
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
if(data.manager_contact_id !== undefined){
let data23 = data.manager_contact_id;
if((!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))) && (data23 !== null)){
const err88 = {instancePath:instancePath+"/manager_contact_id",keyword:"type",params:{type: schema116.properties.manager_contact_id.type}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 > 2147483647 || isNaN(data23)){
const err89 = {instancePath:instancePath+"/manager_contact_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err90 = {instancePath:instancePath+"/manager_contact_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.area_id !== undefined){
let data24 = data.area_id;
if((!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))) && (data24 !== null)){
const err91 = {instancePath:instancePath+"/area_id",keyword:"type",params:{type: schema116.properties.area_id.type}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 > 2147483647 || isNaN(data24)){
const err92 = {instancePath:instancePath+"/area_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err93 = {instancePath:instancePath+"/area_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err94 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.version !== undefined){
let data26 = data.version;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err95 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 < 1 || isNaN(data26)){
const err96 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data.id !== undefined){
let data27 = data.id;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
const err97 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 > 2147483647 || isNaN(data27)){
const err98 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err99 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.order !== undefined){
let data28 = data.order;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err100 = {instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
const err101 = {instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
if(data.open_now !== undefined){
if(typeof data.open_now !== "boolean"){
const err102 = {instancePath:instancePath+"/open_now",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.created_at !== undefined){
let data30 = data.created_at;
if(typeof data30 === "string"){
if(!(formats0(data30))){
const err103 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data31 = data.updated_at;
if(typeof data31 === "string"){
if(!(formats0(data31))){
const err105 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
else {
const err107 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
const $BranchQuestions = validate76;
const schema138 = {"$ref":"contract:schemas#/$defs/BranchQuestions","$id":"contract:validate/$BranchQuestions"};
const schema139 = {"type":"object","required":["questions"],"additionalProperties":false,"properties":{"questions":{"type":"array","maxItems":50,"items":{"$ref":"contract:schemas#/$defs/BranchQuestion"}},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"}}};
const schema140 = {"type":"object","required":["id","question","answer_source"],"additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"},"question":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^<>']*$"},"answer_source":{"$ref":"contract:schemas#/$defs/BranchAnswerSource"},"answer_text":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"}}};
const schema141 = {"type":"string","enum":["address","hours","phone","services","coverage","custom"]};
function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.question === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "question"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.answer_source === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "answer_source"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "question")) || (key0 === "answer_source")) || (key0 === "answer_text"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.question !== undefined){
let data1 = data.question;
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err6 = {instancePath:instancePath+"/question",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/question",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/question",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err9 = {instancePath:instancePath+"/question",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.answer_source !== undefined){
let data2 = data.answer_source;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/answer_source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((data2 === "address") || (data2 === "hours")) || (data2 === "phone")) || (data2 === "services")) || (data2 === "coverage")) || (data2 === "custom"))){
const err11 = {instancePath:instancePath+"/answer_source",keyword:"enum",params:{allowedValues: schema141.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.answer_text !== undefined){
let data3 = data.answer_text;
if(typeof data3 === "string"){
if(func1(data3) > 1024){
const err12 = {instancePath:instancePath+"/answer_text",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data3)){
const err13 = {instancePath:instancePath+"/answer_text",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err14 = {instancePath:instancePath+"/answer_text",keyword:"type",params:{type: "string"}};
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
validate78.errors = vErrors;
return errors === 0;
}
function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questions === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "questions"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "questions") || (key0 === "version"))){
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
if(data.questions !== undefined){
let data0 = data.questions;
if(Array.isArray(data0)){
if(data0.length > 50){
const err2 = {instancePath:instancePath+"/questions",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate78(data0[i0], {instancePath:instancePath+"/questions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}
const $BranchSettings = validate81;
const schema143 = {"$ref":"contract:schemas#/$defs/BranchSettings","$id":"contract:validate/$BranchSettings"};
const schema144 = {"type":"object","required":["selection","ask_location","max_listed","send_map","use_holidays"],"additionalProperties":false,"properties":{"selection":{"$ref":"contract:schemas#/$defs/BranchSelection"},"ask_location":{"type":"boolean"},"max_listed":{"type":"integer","minimum":1,"maximum":10},"fallback_branch_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"send_map":{"type":"boolean"},"closed_message":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"use_holidays":{"type":"boolean"},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"}}};
const schema145 = {"type":"string","enum":["by_list","by_location","by_city","nearest"]};
function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selection === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "selection"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ask_location === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ask_location"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.max_listed === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "max_listed"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.send_map === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "send_map"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.use_holidays === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "use_holidays"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "selection") || (key0 === "ask_location")) || (key0 === "max_listed")) || (key0 === "fallback_branch_id")) || (key0 === "send_map")) || (key0 === "closed_message")) || (key0 === "use_holidays")) || (key0 === "version"))){
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
if(data.selection !== undefined){
let data0 = data.selection;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/selection",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data0 === "by_list") || (data0 === "by_location")) || (data0 === "by_city")) || (data0 === "nearest"))){
const err7 = {instancePath:instancePath+"/selection",keyword:"enum",params:{allowedValues: schema145.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ask_location !== undefined){
if(typeof data.ask_location !== "boolean"){
const err8 = {instancePath:instancePath+"/ask_location",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.max_listed !== undefined){
let data2 = data.max_listed;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/max_listed",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 10 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/max_listed",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/max_listed",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.fallback_branch_id !== undefined){
let data3 = data.fallback_branch_id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err12 = {instancePath:instancePath+"/fallback_branch_id",keyword:"type",params:{type: schema144.properties.fallback_branch_id.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/fallback_branch_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/fallback_branch_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.send_map !== undefined){
if(typeof data.send_map !== "boolean"){
const err15 = {instancePath:instancePath+"/send_map",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.closed_message !== undefined){
let data5 = data.closed_message;
if(typeof data5 === "string"){
if(func1(data5) > 1024){
const err16 = {instancePath:instancePath+"/closed_message",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data5)){
const err17 = {instancePath:instancePath+"/closed_message",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err18 = {instancePath:instancePath+"/closed_message",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.use_holidays !== undefined){
if(typeof data.use_holidays !== "boolean"){
const err19 = {instancePath:instancePath+"/use_holidays",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.version !== undefined){
let data7 = data.version;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err20 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate82.errors = vErrors;
return errors === 0;
}
function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
validate81.errors = vErrors;
return errors === 0;
}
const $SurveyQuestions = validate84;
const schema147 = {"$ref":"contract:schemas#/$defs/SurveyQuestions","$id":"contract:validate/$SurveyQuestions"};
const schema148 = {"type":"object","required":["questions"],"additionalProperties":false,"properties":{"questions":{"type":"array","maxItems":100,"items":{"$ref":"contract:schemas#/$defs/SurveyQuestion"}},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"}}};
const schema149 = {"type":"object","required":["id","text","kind"],"additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"},"text":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^<>']*$"},"kind":{"$ref":"contract:schemas#/$defs/SurveyQuestionKind"},"options":{"type":"array","maxItems":10,"items":{"$ref":"contract:schemas#/$defs/SurveyOption"}},"required":{"type":"boolean"},"min":{"type":["number","null"]},"max":{"type":["number","null"]},"error_text":{"type":"string","maxLength":255,"pattern":"^[^<>']*$"},"max_retries":{"type":"integer","minimum":0,"maximum":5},"on_fail":{"$ref":"contract:schemas#/$defs/SurveyOnFail"},"show_if":{"anyOf":[{"$ref":"contract:schemas#/$defs/SurveyShowIf"},{"type":"null"}]},"jump_to":{"type":"object","maxProperties":10,"propertyNames":{"pattern":"^[a-z0-9_]{1,40}$"},"additionalProperties":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"}},"save_to":{"type":["string","null"],"maxLength":60},"skip_if_known":{"type":"boolean"}}};
const schema150 = {"type":"string","enum":["short_text","long_text","number","email","phone","date","single","multiple","yes_no","rating","nps","csat","file","location","consent","info"]};
const schema151 = {"type":"object","required":["id","label"],"additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"},"label":{"type":"string","minLength":1,"maxLength":24,"pattern":"^[^<>']*$"},"value":{"type":["string","number","null"],"maxLength":60}}};
const schema152 = {"type":"string","enum":["skip","cancel","handoff"]};
const schema153 = {"type":"object","required":["match","conditions"],"additionalProperties":false,"properties":{"match":{"$ref":"contract:schemas#/$defs/RuleMatch"},"conditions":{"type":"array","maxItems":10,"items":{"$ref":"contract:schemas#/$defs/SurveyCondition"},"minItems":1}}};
const schema154 = {"type":"string","enum":["all","any"]};
const schema155 = {"type":"object","required":["question","operator"],"additionalProperties":false,"properties":{"question":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"},"operator":{"$ref":"contract:schemas#/$defs/SurveyOperator"},"value":{"type":["string","number","boolean","null"],"maxLength":255}}};
const schema156 = {"type":"string","enum":["eq","ne","gt","lt","contains","answered"]};
function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.question === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "question"}};
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
if(!(((key0 === "question") || (key0 === "operator")) || (key0 === "value"))){
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
if(data.question !== undefined){
let data0 = data.question;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/question",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/question",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.operator !== undefined){
let data1 = data.operator;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/operator",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((data1 === "eq") || (data1 === "ne")) || (data1 === "gt")) || (data1 === "lt")) || (data1 === "contains")) || (data1 === "answered"))){
const err6 = {instancePath:instancePath+"/operator",keyword:"enum",params:{allowedValues: schema156.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if((((typeof data2 !== "string") && (!(typeof data2 == "number"))) && (typeof data2 !== "boolean")) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/value",keyword:"type",params:{type: schema155.properties.value.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 255){
const err8 = {instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 255}};
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
validate88.errors = vErrors;
return errors === 0;
}
function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err4 = {instancePath:instancePath+"/match",keyword:"enum",params:{allowedValues: schema154.enum}};
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
if(data1.length > 10){
const err5 = {instancePath:instancePath+"/conditions",keyword:"maxItems",params:{limit: 10}};
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
if(!(validate88(data1[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
validate87.errors = vErrors;
return errors === 0;
}
function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(func0.call(schema149.properties, key0))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err6 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/text",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err9 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((((((((((((data2 === "short_text") || (data2 === "long_text")) || (data2 === "number")) || (data2 === "email")) || (data2 === "phone")) || (data2 === "date")) || (data2 === "single")) || (data2 === "multiple")) || (data2 === "yes_no")) || (data2 === "rating")) || (data2 === "nps")) || (data2 === "csat")) || (data2 === "file")) || (data2 === "location")) || (data2 === "consent")) || (data2 === "info"))){
const err11 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema150.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.options !== undefined){
let data3 = data.options;
if(Array.isArray(data3)){
if(data3.length > 10){
const err12 = {instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err13 = {instancePath:instancePath+"/options/" + i0,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.label === undefined){
const err14 = {instancePath:instancePath+"/options/" + i0,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "id") || (key1 === "label")) || (key1 === "value"))){
const err15 = {instancePath:instancePath+"/options/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err16 = {instancePath:instancePath+"/options/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err17 = {instancePath:instancePath+"/options/" + i0+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.label !== undefined){
let data6 = data4.label;
if(typeof data6 === "string"){
if(func1(data6) > 24){
const err18 = {instancePath:instancePath+"/options/" + i0+"/label",keyword:"maxLength",params:{limit: 24}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data6) < 1){
const err19 = {instancePath:instancePath+"/options/" + i0+"/label",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern1.test(data6)){
const err20 = {instancePath:instancePath+"/options/" + i0+"/label",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err21 = {instancePath:instancePath+"/options/" + i0+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.value !== undefined){
let data7 = data4.value;
if(((typeof data7 !== "string") && (!(typeof data7 == "number"))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/options/" + i0+"/value",keyword:"type",params:{type: schema151.properties.value.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 60){
const err23 = {instancePath:instancePath+"/options/" + i0+"/value",keyword:"maxLength",params:{limit: 60}};
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
}
else {
const err24 = {instancePath:instancePath+"/options/" + i0,keyword:"type",params:{type: "object"}};
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
const err25 = {instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err26 = {instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.min !== undefined){
let data9 = data.min;
if((!(typeof data9 == "number")) && (data9 !== null)){
const err27 = {instancePath:instancePath+"/min",keyword:"type",params:{type: schema149.properties.min.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.max !== undefined){
let data10 = data.max;
if((!(typeof data10 == "number")) && (data10 !== null)){
const err28 = {instancePath:instancePath+"/max",keyword:"type",params:{type: schema149.properties.max.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.error_text !== undefined){
let data11 = data.error_text;
if(typeof data11 === "string"){
if(func1(data11) > 255){
const err29 = {instancePath:instancePath+"/error_text",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern1.test(data11)){
const err30 = {instancePath:instancePath+"/error_text",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err31 = {instancePath:instancePath+"/error_text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.max_retries !== undefined){
let data12 = data.max_retries;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err32 = {instancePath:instancePath+"/max_retries",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 5 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/max_retries",keyword:"maximum",params:{comparison: "<=", limit: 5}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/max_retries",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.on_fail !== undefined){
let data13 = data.on_fail;
if(typeof data13 !== "string"){
const err35 = {instancePath:instancePath+"/on_fail",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data13 === "skip") || (data13 === "cancel")) || (data13 === "handoff"))){
const err36 = {instancePath:instancePath+"/on_fail",keyword:"enum",params:{allowedValues: schema152.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.show_if !== undefined){
let data14 = data.show_if;
const _errs35 = errors;
let valid7 = false;
const _errs36 = errors;
if(!(validate87(data14, {instancePath:instancePath+"/show_if",parentData:data,parentDataProperty:"show_if",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs36 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const _errs37 = errors;
if(data14 !== null){
const err37 = {instancePath:instancePath+"/show_if",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid0 = _errs37 === errors;
valid7 = valid7 || _valid0;
}
if(!valid7){
const err38 = {instancePath:instancePath+"/show_if",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.jump_to !== undefined){
let data15 = data.jump_to;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 10){
const err39 = {instancePath:instancePath+"/jump_to",keyword:"maxProperties",params:{limit: 10}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data15){
const _errs41 = errors;
if(typeof key2 === "string"){
if(!pattern5.test(key2)){
const err40 = {instancePath:instancePath+"/jump_to",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"},propertyName:key2};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var valid8 = _errs41 === errors;
if(!valid8){
const err41 = {instancePath:instancePath+"/jump_to",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
for(const key3 in data15){
let data16 = data15[key3];
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
const err42 = {instancePath:instancePath+"/jump_to/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err43 = {instancePath:instancePath+"/jump_to/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
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
const err44 = {instancePath:instancePath+"/jump_to",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.save_to !== undefined){
let data17 = data.save_to;
if((typeof data17 !== "string") && (data17 !== null)){
const err45 = {instancePath:instancePath+"/save_to",keyword:"type",params:{type: schema149.properties.save_to.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) > 60){
const err46 = {instancePath:instancePath+"/save_to",keyword:"maxLength",params:{limit: 60}};
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
if(data.skip_if_known !== undefined){
if(typeof data.skip_if_known !== "boolean"){
const err47 = {instancePath:instancePath+"/skip_if_known",keyword:"type",params:{type: "boolean"}};
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
const err48 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questions === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "questions"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "questions") || (key0 === "version"))){
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
if(data.questions !== undefined){
let data0 = data.questions;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/questions",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate86(data0[i0], {instancePath:instancePath+"/questions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}
const $surveyLinkList200 = validate93;
const schema158 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/SurveyLink"},"$id":"contract:validate/$surveyLinkList200"};
const schema159 = {"type":"object","required":["id","slug","name","web_page","single_use","expires_at","response_limit","source_tag","enabled","url","whatsapp_url","facebook_url","snippet","views","starts","completions","created_at","updated_at","version"],"additionalProperties":false,"properties":{"slug":{"type":"string","pattern":"^[a-z0-9-]{3,60}$"},"name":{"type":"string","maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"web_page":{"type":"boolean"},"single_use":{"type":"boolean"},"expires_at":{"type":["string","null"],"format":"date-time"},"response_limit":{"type":["integer","null"],"minimum":1,"maximum":1000000},"source_tag":{"type":"string","maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,:\\-]*$"},"enabled":{"type":"boolean"},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"},"id":{"$ref":"contract:schemas#/$defs/Id"},"url":{"type":"string"},"whatsapp_url":{"type":["string","null"]},"facebook_url":{"type":["string","null"]},"snippet":{"type":"string"},"views":{"type":"integer","minimum":0},"starts":{"type":"integer","minimum":0},"completions":{"type":"integer","minimum":0},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"}}};
const pattern87 = new RegExp("^[a-z0-9-]{3,60}$", "u");
const pattern89 = new RegExp("^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,:\\-]*$", "u");
function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.slug === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "slug"}};
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
if(data.web_page === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "web_page"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.single_use === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "single_use"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.expires_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "expires_at"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.response_limit === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "response_limit"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source_tag === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "source_tag"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.enabled === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.url === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.whatsapp_url === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "whatsapp_url"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.facebook_url === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "facebook_url"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.snippet === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "snippet"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.views === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "views"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.starts === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "starts"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.completions === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "completions"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.created_at === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.updated_at === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.version === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema159.properties, key0))){
const err19 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string"){
if(!pattern87.test(data0)){
const err20 = {instancePath:instancePath+"/slug",keyword:"pattern",params:{pattern: "^[a-z0-9-]{3,60}$"}};
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
const err21 = {instancePath:instancePath+"/slug",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err22 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern0.test(data1)){
const err23 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err24 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.web_page !== undefined){
if(typeof data.web_page !== "boolean"){
const err25 = {instancePath:instancePath+"/web_page",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.single_use !== undefined){
if(typeof data.single_use !== "boolean"){
const err26 = {instancePath:instancePath+"/single_use",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data4 = data.expires_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err27 = {instancePath:instancePath+"/expires_at",keyword:"type",params:{type: schema159.properties.expires_at.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err28 = {instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"}};
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
if(data.response_limit !== undefined){
let data5 = data.response_limit;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err29 = {instancePath:instancePath+"/response_limit",keyword:"type",params:{type: schema159.properties.response_limit.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 1000000 || isNaN(data5)){
const err30 = {instancePath:instancePath+"/response_limit",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err31 = {instancePath:instancePath+"/response_limit",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.source_tag !== undefined){
let data6 = data.source_tag;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err32 = {instancePath:instancePath+"/source_tag",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern89.test(data6)){
const err33 = {instancePath:instancePath+"/source_tag",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,:\\-]*$"}};
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
const err34 = {instancePath:instancePath+"/source_tag",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err35 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
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
let data8 = data.version;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err36 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
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
let data9 = data.id;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err38 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
const err39 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
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
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err41 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.whatsapp_url !== undefined){
let data11 = data.whatsapp_url;
if((typeof data11 !== "string") && (data11 !== null)){
const err42 = {instancePath:instancePath+"/whatsapp_url",keyword:"type",params:{type: schema159.properties.whatsapp_url.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.facebook_url !== undefined){
let data12 = data.facebook_url;
if((typeof data12 !== "string") && (data12 !== null)){
const err43 = {instancePath:instancePath+"/facebook_url",keyword:"type",params:{type: schema159.properties.facebook_url.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.snippet !== undefined){
if(typeof data.snippet !== "string"){
const err44 = {instancePath:instancePath+"/snippet",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.views !== undefined){
let data14 = data.views;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err45 = {instancePath:instancePath+"/views",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/views",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.starts !== undefined){
let data15 = data.starts;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err47 = {instancePath:instancePath+"/starts",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err48 = {instancePath:instancePath+"/starts",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.completions !== undefined){
let data16 = data.completions;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err49 = {instancePath:instancePath+"/completions",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/completions",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.created_at !== undefined){
let data17 = data.created_at;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err51 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data18 = data.updated_at;
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err53 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
const err55 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate94(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
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
validate93.errors = vErrors;
return errors === 0;
}
const $SurveyLink = validate96;
const schema164 = {"$ref":"contract:schemas#/$defs/SurveyLink","$id":"contract:validate/$SurveyLink"};
function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.slug === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "slug"}};
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
if(data.web_page === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "web_page"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.single_use === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "single_use"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.expires_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "expires_at"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.response_limit === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "response_limit"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source_tag === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "source_tag"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.enabled === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.url === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.whatsapp_url === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "whatsapp_url"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.facebook_url === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "facebook_url"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.snippet === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "snippet"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.views === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "views"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.starts === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "starts"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.completions === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "completions"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.created_at === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.updated_at === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.version === undefined){
const err18 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema159.properties, key0))){
const err19 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string"){
if(!pattern87.test(data0)){
const err20 = {instancePath:instancePath+"/slug",keyword:"pattern",params:{pattern: "^[a-z0-9-]{3,60}$"}};
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
const err21 = {instancePath:instancePath+"/slug",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err22 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern0.test(data1)){
const err23 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err24 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.web_page !== undefined){
if(typeof data.web_page !== "boolean"){
const err25 = {instancePath:instancePath+"/web_page",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.single_use !== undefined){
if(typeof data.single_use !== "boolean"){
const err26 = {instancePath:instancePath+"/single_use",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data4 = data.expires_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err27 = {instancePath:instancePath+"/expires_at",keyword:"type",params:{type: schema159.properties.expires_at.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err28 = {instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"}};
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
if(data.response_limit !== undefined){
let data5 = data.response_limit;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err29 = {instancePath:instancePath+"/response_limit",keyword:"type",params:{type: schema159.properties.response_limit.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 1000000 || isNaN(data5)){
const err30 = {instancePath:instancePath+"/response_limit",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err31 = {instancePath:instancePath+"/response_limit",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.source_tag !== undefined){
let data6 = data.source_tag;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err32 = {instancePath:instancePath+"/source_tag",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern89.test(data6)){
const err33 = {instancePath:instancePath+"/source_tag",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,:\\-]*$"}};
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
const err34 = {instancePath:instancePath+"/source_tag",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err35 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
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
let data8 = data.version;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err36 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
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
let data9 = data.id;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err38 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
const err39 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
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
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err41 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.whatsapp_url !== undefined){
let data11 = data.whatsapp_url;
if((typeof data11 !== "string") && (data11 !== null)){
const err42 = {instancePath:instancePath+"/whatsapp_url",keyword:"type",params:{type: schema159.properties.whatsapp_url.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.facebook_url !== undefined){
let data12 = data.facebook_url;
if((typeof data12 !== "string") && (data12 !== null)){
const err43 = {instancePath:instancePath+"/facebook_url",keyword:"type",params:{type: schema159.properties.facebook_url.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.snippet !== undefined){
if(typeof data.snippet !== "string"){
const err44 = {instancePath:instancePath+"/snippet",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.views !== undefined){
let data14 = data.views;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err45 = {instancePath:instancePath+"/views",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/views",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.starts !== undefined){
let data15 = data.starts;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err47 = {instancePath:instancePath+"/starts",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err48 = {instancePath:instancePath+"/starts",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.completions !== undefined){
let data16 = data.completions;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err49 = {instancePath:instancePath+"/completions",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/completions",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.created_at !== undefined){
let data17 = data.created_at;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err51 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data18 = data.updated_at;
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err53 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
const err55 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}
const $SurveySettings = validate99;
const schema170 = {"$ref":"contract:schemas#/$defs/SurveySettings","$id":"contract:validate/$SurveySettings"};
const schema171 = {"type":"object","required":["name","timeout_minutes","one_response_per_contact","anonymous","trigger"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"intro":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"thanks":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"cancel_words":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"uniqueItems":true},"timeout_minutes":{"type":"integer","minimum":1,"maximum":1440},"one_response_per_contact":{"type":"boolean"},"anonymous":{"type":"boolean"},"open_from":{"type":["string","null"],"format":"date-time"},"close_at":{"type":["string","null"],"format":"date-time"},"trigger":{"$ref":"contract:schemas#/$defs/SurveyTrigger"},"trigger_area_ids":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":50},"csat_after_resolve":{"type":"boolean"},"csat_label_ids":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":50},"webhook_url":{"anyOf":[{"$ref":"contract:schemas#/$defs/HttpsUrl"},{"type":"null"}]},"notify_contacts":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":20},"consent_text":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"consent_required":{"type":"boolean"},"retention_days":{"type":"integer","minimum":30,"maximum":3650},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"}}};
const schema172 = {"type":"string","enum":["manual","end_of_chat","button","schedule"]};
function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.timeout_minutes === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "timeout_minutes"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.one_response_per_contact === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "one_response_per_contact"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.anonymous === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "anonymous"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.trigger === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "trigger"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema171.properties, key0))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err6 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data0)){
const err8 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
if(data.intro !== undefined){
let data1 = data.intro;
if(typeof data1 === "string"){
if(func1(data1) > 1024){
const err10 = {instancePath:instancePath+"/intro",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data1)){
const err11 = {instancePath:instancePath+"/intro",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err12 = {instancePath:instancePath+"/intro",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.thanks !== undefined){
let data2 = data.thanks;
if(typeof data2 === "string"){
if(func1(data2) > 1024){
const err13 = {instancePath:instancePath+"/thanks",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern1.test(data2)){
const err14 = {instancePath:instancePath+"/thanks",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err15 = {instancePath:instancePath+"/thanks",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.cancel_words !== undefined){
let data3 = data.cancel_words;
if(Array.isArray(data3)){
if(data3.length > 20){
const err16 = {instancePath:instancePath+"/cancel_words",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func1(data4) > 40){
const err17 = {instancePath:instancePath+"/cancel_words/" + i0,keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data4) < 1){
const err18 = {instancePath:instancePath+"/cancel_words/" + i0,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern0.test(data4)){
const err19 = {instancePath:instancePath+"/cancel_words/" + i0,keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err20 = {instancePath:instancePath+"/cancel_words/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err21 = {instancePath:instancePath+"/cancel_words",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err22 = {instancePath:instancePath+"/cancel_words",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.timeout_minutes !== undefined){
let data5 = data.timeout_minutes;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err23 = {instancePath:instancePath+"/timeout_minutes",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 1440 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/timeout_minutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/timeout_minutes",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.one_response_per_contact !== undefined){
if(typeof data.one_response_per_contact !== "boolean"){
const err26 = {instancePath:instancePath+"/one_response_per_contact",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.anonymous !== undefined){
if(typeof data.anonymous !== "boolean"){
const err27 = {instancePath:instancePath+"/anonymous",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.open_from !== undefined){
let data8 = data.open_from;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/open_from",keyword:"type",params:{type: schema171.properties.open_from.type}};
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
const err29 = {instancePath:instancePath+"/open_from",keyword:"format",params:{format: "date-time"}};
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
if(data.close_at !== undefined){
let data9 = data.close_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err30 = {instancePath:instancePath+"/close_at",keyword:"type",params:{type: schema171.properties.close_at.type}};
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
const err31 = {instancePath:instancePath+"/close_at",keyword:"format",params:{format: "date-time"}};
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
if(data.trigger !== undefined){
let data10 = data.trigger;
if(typeof data10 !== "string"){
const err32 = {instancePath:instancePath+"/trigger",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((data10 === "manual") || (data10 === "end_of_chat")) || (data10 === "button")) || (data10 === "schedule"))){
const err33 = {instancePath:instancePath+"/trigger",keyword:"enum",params:{allowedValues: schema172.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.trigger_area_ids !== undefined){
let data11 = data.trigger_area_ids;
if(Array.isArray(data11)){
if(data11.length > 50){
const err34 = {instancePath:instancePath+"/trigger_area_ids",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err35 = {instancePath:instancePath+"/trigger_area_ids/" + i2,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/trigger_area_ids/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/trigger_area_ids/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i3 = data11.length;
let j1;
if(i3 > 1){
outer0:
for(;i3--;){
for(j1 = i3; j1--;){
if(func54(data11[i3], data11[j1])){
const err38 = {instancePath:instancePath+"/trigger_area_ids",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/trigger_area_ids",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.csat_after_resolve !== undefined){
if(typeof data.csat_after_resolve !== "boolean"){
const err40 = {instancePath:instancePath+"/csat_after_resolve",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.csat_label_ids !== undefined){
let data14 = data.csat_label_ids;
if(Array.isArray(data14)){
if(data14.length > 50){
const err41 = {instancePath:instancePath+"/csat_label_ids",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len2 = data14.length;
for(let i4=0; i4<len2; i4++){
let data15 = data14[i4];
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err42 = {instancePath:instancePath+"/csat_label_ids/" + i4,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 2147483647 || isNaN(data15)){
const err43 = {instancePath:instancePath+"/csat_label_ids/" + i4,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/csat_label_ids/" + i4,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i5 = data14.length;
let j2;
if(i5 > 1){
outer1:
for(;i5--;){
for(j2 = i5; j2--;){
if(func54(data14[i5], data14[j2])){
const err45 = {instancePath:instancePath+"/csat_label_ids",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/csat_label_ids",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.webhook_url !== undefined){
let data16 = data.webhook_url;
const _errs38 = errors;
let valid13 = false;
const _errs39 = errors;
if(typeof data16 === "string"){
if(func1(data16) > 500){
const err47 = {instancePath:instancePath+"/webhook_url",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern27.test(data16)){
const err48 = {instancePath:instancePath+"/webhook_url",keyword:"pattern",params:{pattern: "^https://"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(formats18(data16))){
const err49 = {instancePath:instancePath+"/webhook_url",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/webhook_url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid0 = _errs39 === errors;
valid13 = valid13 || _valid0;
if(!valid13){
const _errs42 = errors;
if(data16 !== null){
const err51 = {instancePath:instancePath+"/webhook_url",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs42 === errors;
valid13 = valid13 || _valid0;
}
if(!valid13){
const err52 = {instancePath:instancePath+"/webhook_url",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data.notify_contacts !== undefined){
let data17 = data.notify_contacts;
if(Array.isArray(data17)){
if(data17.length > 20){
const err53 = {instancePath:instancePath+"/notify_contacts",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len3 = data17.length;
for(let i6=0; i6<len3; i6++){
let data18 = data17[i6];
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err54 = {instancePath:instancePath+"/notify_contacts/" + i6,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 2147483647 || isNaN(data18)){
const err55 = {instancePath:instancePath+"/notify_contacts/" + i6,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err56 = {instancePath:instancePath+"/notify_contacts/" + i6,keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
let i7 = data17.length;
let j3;
if(i7 > 1){
outer2:
for(;i7--;){
for(j3 = i7; j3--;){
if(func54(data17[i7], data17[j3])){
const err57 = {instancePath:instancePath+"/notify_contacts",keyword:"uniqueItems",params:{i: i7, j: j3}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err58 = {instancePath:instancePath+"/notify_contacts",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.consent_text !== undefined){
let data19 = data.consent_text;
if(typeof data19 === "string"){
if(func1(data19) > 1024){
const err59 = {instancePath:instancePath+"/consent_text",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!pattern1.test(data19)){
const err60 = {instancePath:instancePath+"/consent_text",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/consent_text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.consent_required !== undefined){
if(typeof data.consent_required !== "boolean"){
const err62 = {instancePath:instancePath+"/consent_required",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.retention_days !== undefined){
let data21 = data.retention_days;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err63 = {instancePath:instancePath+"/retention_days",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 > 3650 || isNaN(data21)){
const err64 = {instancePath:instancePath+"/retention_days",keyword:"maximum",params:{comparison: "<=", limit: 3650}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data21 < 30 || isNaN(data21)){
const err65 = {instancePath:instancePath+"/retention_days",keyword:"minimum",params:{comparison: ">=", limit: 30}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
if(data.version !== undefined){
let data22 = data.version;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err66 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 < 1 || isNaN(data22)){
const err67 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
}
else {
const err68 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}
const $surveySendList200 = validate102;
const schema178 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/SurveySend"},"$id":"contract:validate/$surveySendList200"};
const schema179 = {"type":"object","required":["id","name","channel","status","totals","answers","created_at","updated_at"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"name":{"type":"string"},"channel":{"$ref":"contract:schemas#/$defs/Channel"},"status":{"$ref":"contract:schemas#/$defs/CampaignStatus"},"totals":{"$ref":"contract:schemas#/$defs/CampaignTotals"},"answers":{"type":"integer","minimum":0},"created_at":{"$ref":"contract:schemas#/$defs/CreatedAt"},"updated_at":{"$ref":"contract:schemas#/$defs/UpdatedAt"}}};
const schema181 = {"type":"string","enum":["webchat","whatsapp","facebook"]};
const schema182 = {"type":"string","enum":["draft","scheduled","running","paused","cancelled","finished","failed"]};
const schema183 = {"type":"object","required":["audience","excluded","sent","delivered","read","replied","clicked","failed","opted_out","cost_estimate_cents"],"additionalProperties":false,"properties":{"audience":{"type":"integer","minimum":0},"excluded":{"type":"object","additionalProperties":{"type":"integer","minimum":0}},"sent":{"type":"integer","minimum":0},"delivered":{"type":"integer","minimum":0},"read":{"type":"integer","minimum":0},"replied":{"type":"integer","minimum":0},"clicked":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"opted_out":{"type":"integer","minimum":0},"cost_estimate_cents":{"type":"integer","minimum":0}}};
function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.channel === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "channel"}};
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
if(data.totals === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "totals"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.answers === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "answers"}};
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
if(data.updated_at === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "channel")) || (key0 === "status")) || (key0 === "totals")) || (key0 === "answers")) || (key0 === "created_at")) || (key0 === "updated_at"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err11 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/channel",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data2 === "webchat") || (data2 === "whatsapp")) || (data2 === "facebook"))){
const err14 = {instancePath:instancePath+"/channel",keyword:"enum",params:{allowedValues: schema181.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((data3 === "draft") || (data3 === "scheduled")) || (data3 === "running")) || (data3 === "paused")) || (data3 === "cancelled")) || (data3 === "finished")) || (data3 === "failed"))){
const err16 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema182.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.totals !== undefined){
let data4 = data.totals;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.audience === undefined){
const err17 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "audience"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.excluded === undefined){
const err18 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "excluded"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.sent === undefined){
const err19 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "sent"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.delivered === undefined){
const err20 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "delivered"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4.read === undefined){
const err21 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "read"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4.replied === undefined){
const err22 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "replied"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4.clicked === undefined){
const err23 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "clicked"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data4.failed === undefined){
const err24 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data4.opted_out === undefined){
const err25 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "opted_out"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data4.cost_estimate_cents === undefined){
const err26 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "cost_estimate_cents"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data4){
if(!(func0.call(schema183.properties, key1))){
const err27 = {instancePath:instancePath+"/totals",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.audience !== undefined){
let data5 = data4.audience;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err28 = {instancePath:instancePath+"/totals/audience",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err29 = {instancePath:instancePath+"/totals/audience",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.excluded !== undefined){
let data6 = data4.excluded;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
let data7 = data6[key2];
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err30 = {instancePath:instancePath+"/totals/excluded/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"}};
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
const err31 = {instancePath:instancePath+"/totals/excluded/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err32 = {instancePath:instancePath+"/totals/excluded",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data4.sent !== undefined){
let data8 = data4.sent;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err33 = {instancePath:instancePath+"/totals/sent",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err34 = {instancePath:instancePath+"/totals/sent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.delivered !== undefined){
let data9 = data4.delivered;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err35 = {instancePath:instancePath+"/totals/delivered",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/totals/delivered",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.read !== undefined){
let data10 = data4.read;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err37 = {instancePath:instancePath+"/totals/read",keyword:"type",params:{type: "integer"}};
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
const err38 = {instancePath:instancePath+"/totals/read",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.replied !== undefined){
let data11 = data4.replied;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err39 = {instancePath:instancePath+"/totals/replied",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/totals/replied",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.clicked !== undefined){
let data12 = data4.clicked;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err41 = {instancePath:instancePath+"/totals/clicked",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/totals/clicked",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.failed !== undefined){
let data13 = data4.failed;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err43 = {instancePath:instancePath+"/totals/failed",keyword:"type",params:{type: "integer"}};
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
const err44 = {instancePath:instancePath+"/totals/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.opted_out !== undefined){
let data14 = data4.opted_out;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err45 = {instancePath:instancePath+"/totals/opted_out",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/totals/opted_out",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.cost_estimate_cents !== undefined){
let data15 = data4.cost_estimate_cents;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err47 = {instancePath:instancePath+"/totals/cost_estimate_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err48 = {instancePath:instancePath+"/totals/cost_estimate_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err49 = {instancePath:instancePath+"/totals",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.answers !== undefined){
let data16 = data.answers;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err50 = {instancePath:instancePath+"/answers",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/answers",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.created_at !== undefined){
let data17 = data.created_at;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err52 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data18 = data.updated_at;
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err54 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
const err56 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate103(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
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
validate102.errors = vErrors;
return errors === 0;
}
const $SurveySend = validate105;
const schema186 = {"$ref":"contract:schemas#/$defs/SurveySend","$id":"contract:validate/$SurveySend"};
function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.channel === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "channel"}};
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
if(data.totals === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "totals"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.answers === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "answers"}};
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
if(data.updated_at === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "updated_at"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "channel")) || (key0 === "status")) || (key0 === "totals")) || (key0 === "answers")) || (key0 === "created_at")) || (key0 === "updated_at"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err11 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/channel",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data2 === "webchat") || (data2 === "whatsapp")) || (data2 === "facebook"))){
const err14 = {instancePath:instancePath+"/channel",keyword:"enum",params:{allowedValues: schema181.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((data3 === "draft") || (data3 === "scheduled")) || (data3 === "running")) || (data3 === "paused")) || (data3 === "cancelled")) || (data3 === "finished")) || (data3 === "failed"))){
const err16 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema182.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.totals !== undefined){
let data4 = data.totals;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.audience === undefined){
const err17 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "audience"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.excluded === undefined){
const err18 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "excluded"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.sent === undefined){
const err19 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "sent"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.delivered === undefined){
const err20 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "delivered"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4.read === undefined){
const err21 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "read"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4.replied === undefined){
const err22 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "replied"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4.clicked === undefined){
const err23 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "clicked"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data4.failed === undefined){
const err24 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data4.opted_out === undefined){
const err25 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "opted_out"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data4.cost_estimate_cents === undefined){
const err26 = {instancePath:instancePath+"/totals",keyword:"required",params:{missingProperty: "cost_estimate_cents"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data4){
if(!(func0.call(schema183.properties, key1))){
const err27 = {instancePath:instancePath+"/totals",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.audience !== undefined){
let data5 = data4.audience;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err28 = {instancePath:instancePath+"/totals/audience",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err29 = {instancePath:instancePath+"/totals/audience",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.excluded !== undefined){
let data6 = data4.excluded;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
let data7 = data6[key2];
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err30 = {instancePath:instancePath+"/totals/excluded/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"}};
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
const err31 = {instancePath:instancePath+"/totals/excluded/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err32 = {instancePath:instancePath+"/totals/excluded",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data4.sent !== undefined){
let data8 = data4.sent;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err33 = {instancePath:instancePath+"/totals/sent",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err34 = {instancePath:instancePath+"/totals/sent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.delivered !== undefined){
let data9 = data4.delivered;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err35 = {instancePath:instancePath+"/totals/delivered",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/totals/delivered",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.read !== undefined){
let data10 = data4.read;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err37 = {instancePath:instancePath+"/totals/read",keyword:"type",params:{type: "integer"}};
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
const err38 = {instancePath:instancePath+"/totals/read",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.replied !== undefined){
let data11 = data4.replied;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err39 = {instancePath:instancePath+"/totals/replied",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/totals/replied",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.clicked !== undefined){
let data12 = data4.clicked;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err41 = {instancePath:instancePath+"/totals/clicked",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/totals/clicked",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.failed !== undefined){
let data13 = data4.failed;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err43 = {instancePath:instancePath+"/totals/failed",keyword:"type",params:{type: "integer"}};
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
const err44 = {instancePath:instancePath+"/totals/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.opted_out !== undefined){
let data14 = data4.opted_out;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err45 = {instancePath:instancePath+"/totals/opted_out",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/totals/opted_out",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.cost_estimate_cents !== undefined){
let data15 = data4.cost_estimate_cents;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err47 = {instancePath:instancePath+"/totals/cost_estimate_cents",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err48 = {instancePath:instancePath+"/totals/cost_estimate_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err49 = {instancePath:instancePath+"/totals",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.answers !== undefined){
let data16 = data.answers;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err50 = {instancePath:instancePath+"/answers",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/answers",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.created_at !== undefined){
let data17 = data.created_at;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err52 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data18 = data.updated_at;
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err54 = {instancePath:instancePath+"/updated_at",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "string"}};
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
const err56 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}
const $surveyAnswerList200 = validate108;
const schema194 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/SurveyAnswer"},"$id":"contract:validate/$surveyAnswerList200"};
const schema195 = {"type":"object","required":["id","contact_id","contact","chat_id","channel","source","status","values","score","reviewed","started_at","finished_at"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"contact_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"contact":{"type":"string"},"chat_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"channel":{"$ref":"contract:schemas#/$defs/Channel"},"source":{"type":"string"},"status":{"$ref":"contract:schemas#/$defs/SurveyAnswerStatus"},"values":{"type":"array","items":{"$ref":"contract:schemas#/$defs/SurveyAnswerValue"}},"score":{"type":["number","null"]},"reviewed":{"type":"boolean"},"started_at":{"type":"string","format":"date-time"},"finished_at":{"type":["string","null"],"format":"date-time"}}};
const schema198 = {"type":"string","enum":["partial","complete","abandoned"]};
const schema199 = {"type":"object","required":["question","text"],"additionalProperties":false,"properties":{"question":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"},"text":{"type":"string"}}};
function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.chat_id === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "chat_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.channel === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "channel"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.source === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.values === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.score === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "score"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.reviewed === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "reviewed"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.started_at === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "started_at"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.finished_at === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "finished_at"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema195.properties, key0))){
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
if(data0 > 2147483647 || isNaN(data0)){
const err14 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err15 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.contact_id !== undefined){
let data1 = data.contact_id;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err16 = {instancePath:instancePath+"/contact_id",keyword:"type",params:{type: schema195.properties.contact_id.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err17 = {instancePath:instancePath+"/contact_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err18 = {instancePath:instancePath+"/contact_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.contact !== undefined){
if(typeof data.contact !== "string"){
const err19 = {instancePath:instancePath+"/contact",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.chat_id !== undefined){
let data3 = data.chat_id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err20 = {instancePath:instancePath+"/chat_id",keyword:"type",params:{type: schema195.properties.chat_id.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
const err21 = {instancePath:instancePath+"/chat_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err22 = {instancePath:instancePath+"/chat_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.channel !== undefined){
let data4 = data.channel;
if(typeof data4 !== "string"){
const err23 = {instancePath:instancePath+"/channel",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data4 === "webchat") || (data4 === "whatsapp")) || (data4 === "facebook"))){
const err24 = {instancePath:instancePath+"/channel",keyword:"enum",params:{allowedValues: schema181.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err25 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
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
let data6 = data.status;
if(typeof data6 !== "string"){
const err26 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data6 === "partial") || (data6 === "complete")) || (data6 === "abandoned"))){
const err27 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema198.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.values !== undefined){
let data7 = data.values;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.question === undefined){
const err28 = {instancePath:instancePath+"/values/" + i0,keyword:"required",params:{missingProperty: "question"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8.text === undefined){
const err29 = {instancePath:instancePath+"/values/" + i0,keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key1 in data8){
if(!((key1 === "question") || (key1 === "text"))){
const err30 = {instancePath:instancePath+"/values/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.question !== undefined){
let data9 = data8.question;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err31 = {instancePath:instancePath+"/values/" + i0+"/question",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err32 = {instancePath:instancePath+"/values/" + i0+"/question",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.text !== undefined){
if(typeof data8.text !== "string"){
const err33 = {instancePath:instancePath+"/values/" + i0+"/text",keyword:"type",params:{type: "string"}};
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
const err34 = {instancePath:instancePath+"/values/" + i0,keyword:"type",params:{type: "object"}};
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
const err35 = {instancePath:instancePath+"/values",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.score !== undefined){
let data11 = data.score;
if((!(typeof data11 == "number")) && (data11 !== null)){
const err36 = {instancePath:instancePath+"/score",keyword:"type",params:{type: schema195.properties.score.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.reviewed !== undefined){
if(typeof data.reviewed !== "boolean"){
const err37 = {instancePath:instancePath+"/reviewed",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.started_at !== undefined){
let data13 = data.started_at;
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err38 = {instancePath:instancePath+"/started_at",keyword:"format",params:{format: "date-time"}};
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
const err39 = {instancePath:instancePath+"/started_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.finished_at !== undefined){
let data14 = data.finished_at;
if((typeof data14 !== "string") && (data14 !== null)){
const err40 = {instancePath:instancePath+"/finished_at",keyword:"type",params:{type: schema195.properties.finished_at.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err41 = {instancePath:instancePath+"/finished_at",keyword:"format",params:{format: "date-time"}};
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
const err42 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate109(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
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
validate108.errors = vErrors;
return errors === 0;
}
const $SurveyAnswer = validate111;
const schema200 = {"$ref":"contract:schemas#/$defs/SurveyAnswer","$id":"contract:validate/$SurveyAnswer"};
function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.chat_id === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "chat_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.channel === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "channel"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.source === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.values === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.score === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "score"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.reviewed === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "reviewed"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.started_at === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "started_at"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.finished_at === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "finished_at"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema195.properties, key0))){
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
if(data0 > 2147483647 || isNaN(data0)){
const err14 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err15 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.contact_id !== undefined){
let data1 = data.contact_id;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err16 = {instancePath:instancePath+"/contact_id",keyword:"type",params:{type: schema195.properties.contact_id.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err17 = {instancePath:instancePath+"/contact_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err18 = {instancePath:instancePath+"/contact_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.contact !== undefined){
if(typeof data.contact !== "string"){
const err19 = {instancePath:instancePath+"/contact",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.chat_id !== undefined){
let data3 = data.chat_id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err20 = {instancePath:instancePath+"/chat_id",keyword:"type",params:{type: schema195.properties.chat_id.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
const err21 = {instancePath:instancePath+"/chat_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err22 = {instancePath:instancePath+"/chat_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.channel !== undefined){
let data4 = data.channel;
if(typeof data4 !== "string"){
const err23 = {instancePath:instancePath+"/channel",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data4 === "webchat") || (data4 === "whatsapp")) || (data4 === "facebook"))){
const err24 = {instancePath:instancePath+"/channel",keyword:"enum",params:{allowedValues: schema181.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err25 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
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
let data6 = data.status;
if(typeof data6 !== "string"){
const err26 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data6 === "partial") || (data6 === "complete")) || (data6 === "abandoned"))){
const err27 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema198.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.values !== undefined){
let data7 = data.values;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.question === undefined){
const err28 = {instancePath:instancePath+"/values/" + i0,keyword:"required",params:{missingProperty: "question"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8.text === undefined){
const err29 = {instancePath:instancePath+"/values/" + i0,keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key1 in data8){
if(!((key1 === "question") || (key1 === "text"))){
const err30 = {instancePath:instancePath+"/values/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.question !== undefined){
let data9 = data8.question;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err31 = {instancePath:instancePath+"/values/" + i0+"/question",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err32 = {instancePath:instancePath+"/values/" + i0+"/question",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.text !== undefined){
if(typeof data8.text !== "string"){
const err33 = {instancePath:instancePath+"/values/" + i0+"/text",keyword:"type",params:{type: "string"}};
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
const err34 = {instancePath:instancePath+"/values/" + i0,keyword:"type",params:{type: "object"}};
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
const err35 = {instancePath:instancePath+"/values",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.score !== undefined){
let data11 = data.score;
if((!(typeof data11 == "number")) && (data11 !== null)){
const err36 = {instancePath:instancePath+"/score",keyword:"type",params:{type: schema195.properties.score.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.reviewed !== undefined){
if(typeof data.reviewed !== "boolean"){
const err37 = {instancePath:instancePath+"/reviewed",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.started_at !== undefined){
let data13 = data.started_at;
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err38 = {instancePath:instancePath+"/started_at",keyword:"format",params:{format: "date-time"}};
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
const err39 = {instancePath:instancePath+"/started_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.finished_at !== undefined){
let data14 = data.finished_at;
if((typeof data14 !== "string") && (data14 !== null)){
const err40 = {instancePath:instancePath+"/finished_at",keyword:"type",params:{type: schema195.properties.finished_at.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err41 = {instancePath:instancePath+"/finished_at",keyword:"format",params:{format: "date-time"}};
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
const err42 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}
const $SurveySummary = validate114;
const schema206 = {"$ref":"contract:schemas#/$defs/SurveySummary","$id":"contract:validate/$SurveySummary"};
const schema207 = {"type":"object","required":["started","completed","questions"],"additionalProperties":false,"properties":{"started":{"type":"integer","minimum":0},"completed":{"type":"integer","minimum":0},"questions":{"type":"array","items":{"$ref":"contract:schemas#/$defs/SurveyQuestionSummary"}}}};
const schema208 = {"type":"object","required":["question","text","answers","average","nps","options"],"additionalProperties":false,"properties":{"question":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"},"text":{"type":"string"},"answers":{"type":"integer","minimum":0},"average":{"type":["number","null"]},"nps":{"type":["number","null"],"minimum":-100,"maximum":100},"options":{"type":"array","items":{"$ref":"contract:schemas#/$defs/SurveyOptionCount"}}}};
const schema209 = {"type":"object","required":["label","count"],"additionalProperties":false,"properties":{"label":{"type":"string"},"count":{"type":"integer","minimum":0}}};
function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.question === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "question"}};
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
if(data.answers === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "answers"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.average === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "average"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.nps === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "nps"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.options === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "question") || (key0 === "text")) || (key0 === "answers")) || (key0 === "average")) || (key0 === "nps")) || (key0 === "options"))){
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
if(data.question !== undefined){
let data0 = data.question;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err7 = {instancePath:instancePath+"/question",keyword:"pattern",params:{pattern: "^[a-z0-9_]{1,40}$"}};
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
const err8 = {instancePath:instancePath+"/question",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err9 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.answers !== undefined){
let data2 = data.answers;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err10 = {instancePath:instancePath+"/answers",keyword:"type",params:{type: "integer"}};
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
const err11 = {instancePath:instancePath+"/answers",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.average !== undefined){
let data3 = data.average;
if((!(typeof data3 == "number")) && (data3 !== null)){
const err12 = {instancePath:instancePath+"/average",keyword:"type",params:{type: schema208.properties.average.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.nps !== undefined){
let data4 = data.nps;
if((!(typeof data4 == "number")) && (data4 !== null)){
const err13 = {instancePath:instancePath+"/nps",keyword:"type",params:{type: schema208.properties.nps.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/nps",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < -100 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/nps",keyword:"minimum",params:{comparison: ">=", limit: -100}};
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
if(data.options !== undefined){
let data5 = data.options;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.label === undefined){
const err16 = {instancePath:instancePath+"/options/" + i0,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.count === undefined){
const err17 = {instancePath:instancePath+"/options/" + i0,keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "label") || (key1 === "count"))){
const err18 = {instancePath:instancePath+"/options/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.label !== undefined){
if(typeof data6.label !== "string"){
const err19 = {instancePath:instancePath+"/options/" + i0+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.count !== undefined){
let data8 = data6.count;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err20 = {instancePath:instancePath+"/options/" + i0+"/count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/options/" + i0+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err22 = {instancePath:instancePath+"/options/" + i0,keyword:"type",params:{type: "object"}};
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
const err23 = {instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}};
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
const err24 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.started === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "started"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.completed === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "completed"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.questions === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "questions"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "started") || (key0 === "completed")) || (key0 === "questions"))){
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
if(data.started !== undefined){
let data0 = data.started;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/started",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/started",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.completed !== undefined){
let data1 = data.completed;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/completed",keyword:"type",params:{type: "integer"}};
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
const err7 = {instancePath:instancePath+"/completed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.questions !== undefined){
let data2 = data.questions;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate116(data2[i0], {instancePath:instancePath+"/questions/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"}};
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
validate115.errors = vErrors;
return errors === 0;
}
function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
validate114.errors = vErrors;
return errors === 0;
}
const $SurveyPublic = validate119;
const schema210 = {"$ref":"contract:schemas#/$defs/SurveyPublic","$id":"contract:validate/$SurveyPublic"};
const schema211 = {"type":"object","required":["name","intro","thanks","consent_text","consent_required","questions"],"additionalProperties":false,"properties":{"name":{"type":"string"},"intro":{"type":"string"},"thanks":{"type":"string"},"consent_text":{"type":"string"},"consent_required":{"type":"boolean"},"questions":{"type":"array","items":{"$ref":"contract:schemas#/$defs/SurveyQuestion"}}}};
function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.intro === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "intro"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.thanks === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "thanks"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.consent_text === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "consent_text"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.consent_required === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "consent_required"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.questions === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "questions"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "intro")) || (key0 === "thanks")) || (key0 === "consent_text")) || (key0 === "consent_required")) || (key0 === "questions"))){
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.intro !== undefined){
if(typeof data.intro !== "string"){
const err8 = {instancePath:instancePath+"/intro",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.thanks !== undefined){
if(typeof data.thanks !== "string"){
const err9 = {instancePath:instancePath+"/thanks",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.consent_text !== undefined){
if(typeof data.consent_text !== "string"){
const err10 = {instancePath:instancePath+"/consent_text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.consent_required !== undefined){
if(typeof data.consent_required !== "boolean"){
const err11 = {instancePath:instancePath+"/consent_required",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.questions !== undefined){
let data5 = data.questions;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate86(data5[i0], {instancePath:instancePath+"/questions/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"}};
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
validate120.errors = vErrors;
return errors === 0;
}
function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}
const $Message = validate123;
const schema212 = {"$ref":"contract:schemas#/$defs/Message","$id":"contract:validate/$Message"};
const schema213 = {"type":"object","required":["message"],"additionalProperties":false,"properties":{"message":{"type":"string"}}};
function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate123.errors = vErrors;
return errors === 0;
}
const $ContactForm = validate124;
const schema214 = {"$ref":"contract:schemas#/$defs/ContactForm","$id":"contract:validate/$ContactForm"};
const schema215 = {"type":"object","required":["fields","ask_mode","duplicate_policy"],"additionalProperties":false,"properties":{"fields":{"type":"array","maxItems":20,"items":{"$ref":"contract:schemas#/$defs/ContactFormField"},"minItems":1},"ask_mode":{"$ref":"contract:schemas#/$defs/ContactFormAsk"},"intro":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"thanks":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"consent":{"$ref":"contract:schemas#/$defs/ContactFormConsent"},"duplicate_policy":{"$ref":"contract:schemas#/$defs/DuplicatePolicy"},"destinations":{"type":"array","uniqueItems":true,"items":{"$ref":"contract:schemas#/$defs/Id"},"maxItems":20},"channels":{"type":"array","maxItems":3,"items":{"$ref":"contract:schemas#/$defs/Channel"},"uniqueItems":true},"version":{"$ref":"contract:schemas#/$defs/EntityVersion"}}};
const schema218 = {"type":"string","enum":["before_chat","before_handoff","on_button","never"]};
const schema221 = {"type":"string","enum":["update","ask","ignore"]};
const schema216 = {"type":"object","required":["key","label","kind","required","enabled"],"additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-z0-9_]{1,40}$"},"label":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[^<>']*$"},"kind":{"$ref":"contract:schemas#/$defs/ContactFormFieldKind"},"required":{"type":"boolean"},"enabled":{"type":"boolean"}}};
const schema217 = {"type":"string","enum":["text","phone","email","document","number","multiline"]};
function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.label === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "label"}};
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
if(data.required === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "required"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.enabled === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "label")) || (key0 === "kind")) || (key0 === "required")) || (key0 === "enabled"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
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
else {
const err7 = {instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err8 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data1)){
const err10 = {instancePath:instancePath+"/label",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err11 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((data2 === "text") || (data2 === "phone")) || (data2 === "email")) || (data2 === "document")) || (data2 === "number")) || (data2 === "multiline"))){
const err13 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema217.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err14 = {instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err15 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
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
const err16 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
const schema219 = {"type":"object","required":["text","required"],"additionalProperties":false,"properties":{"text":{"type":"string","maxLength":500,"pattern":"^[^<>']*$"},"required":{"type":"boolean"},"url":{"anyOf":[{"$ref":"contract:schemas#/$defs/HttpsUrl"},{"type":"null"}]}}};
function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.required === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "required"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "required")) || (key0 === "url"))){
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
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err3 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern1.test(data0)){
const err4 = {instancePath:instancePath+"/text",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err5 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err6 = {instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err7 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern27.test(data2)){
const err8 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^https://"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats18(data2))){
const err9 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "uri"}};
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
const err10 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err12 = {instancePath:instancePath+"/url",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
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
validate128.errors = vErrors;
return errors === 0;
}
function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "fields"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ask_mode === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ask_mode"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.duplicate_policy === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "duplicate_policy"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema215.properties, key0))){
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
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
if(data0.length > 20){
const err4 = {instancePath:instancePath+"/fields",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/fields",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate126(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/fields",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ask_mode !== undefined){
let data2 = data.ask_mode;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/ask_mode",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "before_chat") || (data2 === "before_handoff")) || (data2 === "on_button")) || (data2 === "never"))){
const err8 = {instancePath:instancePath+"/ask_mode",keyword:"enum",params:{allowedValues: schema218.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.intro !== undefined){
let data3 = data.intro;
if(typeof data3 === "string"){
if(func1(data3) > 1024){
const err9 = {instancePath:instancePath+"/intro",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data3)){
const err10 = {instancePath:instancePath+"/intro",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err11 = {instancePath:instancePath+"/intro",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.thanks !== undefined){
let data4 = data.thanks;
if(typeof data4 === "string"){
if(func1(data4) > 1024){
const err12 = {instancePath:instancePath+"/thanks",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data4)){
const err13 = {instancePath:instancePath+"/thanks",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err14 = {instancePath:instancePath+"/thanks",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.consent !== undefined){
if(!(validate128(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.duplicate_policy !== undefined){
let data6 = data.duplicate_policy;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/duplicate_policy",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data6 === "update") || (data6 === "ask")) || (data6 === "ignore"))){
const err16 = {instancePath:instancePath+"/duplicate_policy",keyword:"enum",params:{allowedValues: schema221.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.destinations !== undefined){
let data7 = data.destinations;
if(Array.isArray(data7)){
if(data7.length > 20){
const err17 = {instancePath:instancePath+"/destinations",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err18 = {instancePath:instancePath+"/destinations/" + i1,keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/destinations/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/destinations/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i2 = data7.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func54(data7[i2], data7[j0])){
const err21 = {instancePath:instancePath+"/destinations",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/destinations",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.channels !== undefined){
let data9 = data.channels;
if(Array.isArray(data9)){
if(data9.length > 3){
const err23 = {instancePath:instancePath+"/channels",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data9.length;
for(let i3=0; i3<len2; i3++){
let data10 = data9[i3];
if(typeof data10 !== "string"){
const err24 = {instancePath:instancePath+"/channels/" + i3,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data10 === "webchat") || (data10 === "whatsapp")) || (data10 === "facebook"))){
const err25 = {instancePath:instancePath+"/channels/" + i3,keyword:"enum",params:{allowedValues: schema181.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let i4 = data9.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func54(data9[i4], data9[j1])){
const err26 = {instancePath:instancePath+"/channels",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.version !== undefined){
let data11 = data.version;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err28 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate125.errors = vErrors;
return errors === 0;
}
function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
const $contactFormLeadList200 = validate131;
const schema225 = {"type":"array","items":{"$ref":"contract:schemas#/$defs/ContactFormLead"},"$id":"contract:validate/$contactFormLeadList200"};
const schema226 = {"type":"object","required":["id","at","contact_id","name","phone","email","message","channel","chat_id"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:schemas#/$defs/Id"},"at":{"type":"string","format":"date-time"},"contact_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"name":{"type":"string"},"phone":{"type":"string"},"email":{"type":"string"},"message":{"type":"string"},"channel":{"$ref":"contract:schemas#/$defs/Channel"},"chat_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647}}};
function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.contact_id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "contact_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.phone === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.email === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.message === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.channel === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "channel"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.chat_id === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "chat_id"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema226.properties, key0))){
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
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err13 = {instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}};
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
const err14 = {instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.contact_id !== undefined){
let data2 = data.contact_id;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err15 = {instancePath:instancePath+"/contact_id",keyword:"type",params:{type: schema226.properties.contact_id.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err16 = {instancePath:instancePath+"/contact_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
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
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
const err19 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
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
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err21 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.channel !== undefined){
let data7 = data.channel;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/channel",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data7 === "webchat") || (data7 === "whatsapp")) || (data7 === "facebook"))){
const err23 = {instancePath:instancePath+"/channel",keyword:"enum",params:{allowedValues: schema181.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.chat_id !== undefined){
let data8 = data.chat_id;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err24 = {instancePath:instancePath+"/chat_id",keyword:"type",params:{type: schema226.properties.chat_id.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/chat_id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/chat_id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate132.errors = vErrors;
return errors === 0;
}
function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate132(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
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
validate131.errors = vErrors;
return errors === 0;
}
export const answers = {
  formList: {
    200: $formList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  formCreate: {
    201: $Form,
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
  formGet: {
    200: $Form,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  formUpdate: {
    200: $Form,
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
  formDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  formDuplicate: {
    201: $Form,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  characteristicList: {
    200: $characteristicList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  characteristicCreate: {
    201: $Characteristic,
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
  characteristicGet: {
    200: $Characteristic,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  characteristicUpdate: {
    200: $Characteristic,
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
  characteristicDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  productList: {
    200: $productList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  productCreate: {
    201: $Product,
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
  productGet: {
    200: $Product,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  productUpdate: {
    200: $Product,
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
  productDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  productImport: {
    200: $FormImport,
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
  productPriceUpdate: {
    200: $ProductPriceResult,
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
  productChangeUndo: {
    200: $Affected,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  productOrderGet: {
    200: $ProductOrder,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  productOrderUpdate: {
    200: $ProductOrder,
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
  productSynonymList: {
    200: $productSynonymList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  productSynonymUpdate: {
    200: $ProductSynonym,
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
  productSettingsGet: {
    200: $ProductSettings,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  productSettingsUpdate: {
    200: $ProductSettings,
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
  formExampleList: {
    200: $formExampleList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  formExampleCreate: {
    201: $Example,
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
  formExampleGet: {
    200: $Example,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  formExampleUpdate: {
    200: $Example,
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
  formExampleDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  branchList: {
    200: $branchList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  branchCreate: {
    201: $Branch,
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
  branchGet: {
    200: $Branch,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  branchUpdate: {
    200: $Branch,
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
  branchDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  branchQuestionsGet: {
    200: $BranchQuestions,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  branchQuestionsUpdate: {
    200: $BranchQuestions,
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
  branchSettingsGet: {
    200: $BranchSettings,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  branchSettingsUpdate: {
    200: $BranchSettings,
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
  surveyQuestionsGet: {
    200: $SurveyQuestions,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  surveyQuestionsUpdate: {
    200: $SurveyQuestions,
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
  surveyLinkList: {
    200: $surveyLinkList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  surveyLinkCreate: {
    201: $SurveyLink,
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
  surveyLinkGet: {
    200: $SurveyLink,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  surveyLinkUpdate: {
    200: $SurveyLink,
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
  surveyLinkDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    409: $Error,
    500: $Error,
    501: $Error,
  },
  surveySettingsGet: {
    200: $SurveySettings,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  surveySettingsUpdate: {
    200: $SurveySettings,
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
  surveySendList: {
    200: $surveySendList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  surveySendCreate: {
    201: $SurveySend,
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
  surveyAnswerList: {
    200: $surveyAnswerList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
  surveyAnswerUpdate: {
    200: $SurveyAnswer,
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
  surveyAnswerDelete: {
    204: nothing,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  surveySummaryGet: {
    200: $SurveySummary,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  surveyPublicGet: {
    200: $SurveyPublic,
    404: $Error,
    429: $Error,
    500: $Error,
    501: $Error,
  },
  surveyPublicAnswer: {
    201: $Message,
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
  contactFormGet: {
    200: $ContactForm,
    401: $Error,
    403: $Error,
    404: $Error,
    500: $Error,
    501: $Error,
  },
  contactFormUpdate: {
    200: $ContactForm,
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
  contactFormLeadList: {
    200: $contactFormLeadList200,
    401: $Error,
    403: $Error,
    404: $Error,
    422: $Error,
    500: $Error,
    501: $Error,
  },
}
