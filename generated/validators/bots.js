// Generated from openapi/. Do not edit: npm run generate.
import { fullFormats } from 'ajv-formats/dist/formats.js'
import equal from 'fast-deep-equal'

const validate_webchatSettingsGetParams = validate0;
const schema0 = {"$id":"webchatSettingsGetParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="webchatSettingsGetParams" */;
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
validate0.errors = vErrors;
return errors === 0;
}

const validate_webchatSettingsUpdateBody = validate1;
const schema1 = {"$id":"webchatSettingsUpdateBody","$ref":"components#/$defs/WebchatSettingsInput"};
const schema3 = {"type":"object","required":["style","parameters"],"additionalProperties":false,"properties":{"style":{"$ref":"components#/$defs/WebchatStyle"},"parameters":{"$ref":"components#/$defs/WebchatParameters"},"version":{"$ref":"components#/$defs/EntityVersion"}}};
const schema4 = {"type":"object","required":["title","theme","colors"],"additionalProperties":false,"properties":{"avatar":{"$ref":"components#/$defs/WebchatImage"},"title":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[^<>']*$"},"subtitle":{"type":"string","maxLength":80,"pattern":"^[^<>']*$"},"open":{"type":"string","maxLength":40,"pattern":"^[^<>']*$"},"close":{"type":"string","maxLength":40,"pattern":"^[^<>']*$"},"theme":{"$ref":"components#/$defs/ThemeType"},"colors":{"$ref":"components#/$defs/WebchatColors"},"version":{"$ref":"components#/$defs/EntityVersion"}}};
const schema5 = {"type":["string","null"],"maxLength":280000,"pattern":"^(data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}|/widget/images/[A-Za-z0-9_/-]+)$"};
const func0 = ((text) => [...text].length);
const pattern0 = new RegExp("^(data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}|/widget/images/[A-Za-z0-9_/-]+)$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(func0(data) > 280000){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 280000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}|/widget/images/[A-Za-z0-9_/-]+)$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate5.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"string","enum":["light","dark","auto"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "light") || (data === "dark")) || (data === "auto"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","required":["primary","background","user_message","bot_message","button","button_hover"],"additionalProperties":false,"properties":{"primary":{"$ref":"components#/$defs/Color"},"background":{"$ref":"components#/$defs/Color"},"user_message":{"$ref":"components#/$defs/Color"},"bot_message":{"$ref":"components#/$defs/Color"},"button":{"$ref":"components#/$defs/Color"},"button_hover":{"$ref":"components#/$defs/Color"}}};
const schema8 = {"type":"string","pattern":"^#[0-9A-Fa-f]{6}$"};
const pattern5 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern5.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.primary === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primary"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.background === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "background"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user_message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_message"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bot_message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bot_message"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.button === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "button"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.button_hover === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "button_hover"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "primary") || (key0 === "background")) || (key0 === "user_message")) || (key0 === "bot_message")) || (key0 === "button")) || (key0 === "button_hover"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.primary !== undefined){
if(!(validate10(data.primary, {instancePath:instancePath+"/primary",parentData:data,parentDataProperty:"primary",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.background !== undefined){
if(!(validate10(data.background, {instancePath:instancePath+"/background",parentData:data,parentDataProperty:"background",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.user_message !== undefined){
if(!(validate10(data.user_message, {instancePath:instancePath+"/user_message",parentData:data,parentDataProperty:"user_message",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.bot_message !== undefined){
if(!(validate10(data.bot_message, {instancePath:instancePath+"/bot_message",parentData:data,parentDataProperty:"bot_message",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.button !== undefined){
if(!(validate10(data.button, {instancePath:instancePath+"/button",parentData:data,parentDataProperty:"button",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.button_hover !== undefined){
if(!(validate10(data.button_hover, {instancePath:instancePath+"/button_hover",parentData:data,parentDataProperty:"button_hover",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"integer","minimum":1};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate18.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[^<>']*$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.theme === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theme"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.colors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colors"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "avatar") || (key0 === "title")) || (key0 === "subtitle")) || (key0 === "open")) || (key0 === "close")) || (key0 === "theme")) || (key0 === "colors")) || (key0 === "version"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.avatar !== undefined){
if(!(validate5(data.avatar, {instancePath:instancePath+"/avatar",parentData:data,parentDataProperty:"avatar",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern1.test(data1)){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.subtitle !== undefined){
let data2 = data.subtitle;
if(typeof data2 === "string"){
if(func0(data2) > 80){
const err8 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data2)){
const err9 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err10 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.open !== undefined){
let data3 = data.open;
if(typeof data3 === "string"){
if(func0(data3) > 40){
const err11 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern1.test(data3)){
const err12 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err13 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.close !== undefined){
let data4 = data.close;
if(typeof data4 === "string"){
if(func0(data4) > 40){
const err14 = {instancePath:instancePath+"/close",schemaPath:"#/properties/close/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data4)){
const err15 = {instancePath:instancePath+"/close",schemaPath:"#/properties/close/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err16 = {instancePath:instancePath+"/close",schemaPath:"#/properties/close/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.theme !== undefined){
if(!(validate7(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.colors !== undefined){
if(!(validate9(data.colors, {instancePath:instancePath+"/colors",parentData:data,parentDataProperty:"colors",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate18(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","required":["position","allowed_domains"],"additionalProperties":false,"properties":{"position":{"$ref":"components#/$defs/WebchatSide"},"margin_desktop":{"$ref":"components#/$defs/WebchatMargin"},"margin_mobile":{"$ref":"components#/$defs/WebchatMargin"},"launcher_size":{"type":"integer","minimum":40,"maximum":96},"launcher_icon":{"$ref":"components#/$defs/WebchatImage"},"launcher_label":{"type":"string","maxLength":30,"pattern":"^[^<>']*$"},"font_family":{"$ref":"components#/$defs/WebchatFont"},"font_size":{"type":"integer","minimum":12,"maximum":22},"corner_radius":{"type":"integer","minimum":0,"maximum":32},"fullscreen_mobile":{"type":"boolean"},"show_on_desktop":{"type":"boolean"},"show_on_mobile":{"type":"boolean"},"show_urls":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":255}},"hide_urls":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":255}},"auto_open_seconds":{"type":["integer","null"],"minimum":0,"maximum":120},"auto_open_once":{"type":"boolean"},"callout":{"$ref":"components#/$defs/WebchatCallout"},"welcome_message":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"starter_buttons":{"type":"array","maxItems":4,"items":{"$ref":"components#/$defs/ResponseButton"}},"input_placeholder":{"type":"string","maxLength":60,"pattern":"^[^<>']*$"},"input_disabled":{"type":"boolean"},"allow_emoji":{"type":"boolean"},"allow_files":{"type":"boolean"},"allow_audio":{"type":"boolean"},"allow_location":{"type":"boolean"},"upload_types":{"type":"array","uniqueItems":true,"items":{"$ref":"components#/$defs/WebchatUploadKind"}},"upload_max_mb":{"type":"integer","minimum":1,"maximum":10},"sound":{"type":"boolean"},"typing_indicator":{"type":"boolean"},"show_agents":{"type":"boolean"},"show_waiting_time":{"type":"boolean"},"show_transcript":{"type":"boolean"},"show_rating":{"type":"boolean"},"persistent_menu":{"type":"array","maxItems":5,"items":{"$ref":"components#/$defs/ResponseButton"}},"whatsapp_button":{"type":"boolean"},"whatsapp_message":{"type":"string","maxLength":255,"pattern":"^[^<>']*$"},"restart_button":{"type":"boolean"},"privacy_notice":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"consent_required":{"type":"boolean"},"offline_form":{"type":"boolean"},"allowed_domains":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":255,"pattern":"^https://[a-zA-Z0-9.-]+(:[0-9]+)?$"}},"languages":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"components#/$defs/Language"}},"version":{"$ref":"components#/$defs/EntityVersion"}}};
const func6 = Object.prototype.hasOwnProperty;
const func20 = equal;
const schema11 = {"type":"string","enum":["right","left"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "right") || (data === "left"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","required":["x","y"],"additionalProperties":false,"properties":{"x":{"type":"integer","minimum":0,"maximum":400},"y":{"type":"integer","minimum":0,"maximum":400}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.x === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.y === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "y"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "x") || (key0 === "y"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.x !== undefined){
let data0 = data.x;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 400 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.y !== undefined){
let data1 = data.y;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 400 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["system","arial","verdana","trebuchet","georgia","mono"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "system") || (data === "arial")) || (data === "verdana")) || (data === "trebuchet")) || (data === "georgia")) || (data === "mono"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","required":["enabled","delay_seconds"],"additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"title":{"type":"string","maxLength":40,"pattern":"^[^<>']*$"},"text":{"type":"string","maxLength":120,"pattern":"^[^<>']*$"},"delay_seconds":{"type":"integer","minimum":0,"maximum":120}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.delay_seconds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delay_seconds"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "enabled") || (key0 === "title")) || (key0 === "text")) || (key0 === "delay_seconds"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err3 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern1.test(data1)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data2)){
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.delay_seconds !== undefined){
let data3 = data.delay_seconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 120 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","required":["title","type"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"maxLength":20,"pattern":"^[^<>']*$"},"type":{"$ref":"components#/$defs/ButtonType"},"target":{"type":["string","null"],"maxLength":500},"description":{"type":"string","maxLength":72,"pattern":"^[^<>']*$"}}};
const schema16 = {"type":"string","enum":["response","form","url","phone","area","restart"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "response") || (data === "form")) || (data === "url")) || (data === "phone")) || (data === "area")) || (data === "restart"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema16.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
if(func0(data0) > 20){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern1.test(data0)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
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
if(!(validate33(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
let data2 = data.target;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: schema15.properties.target.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 500){
const err8 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 500}};
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
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func0(data3) > 72){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 72}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data3)){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
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
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","enum":["image","document","audio","video"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "image") || (data === "document")) || (data === "audio")) || (data === "video"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema17.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","enum":["es-AR","es-419","es-ES","pt-BR","en-US"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "es-AR") || (data === "es-419")) || (data === "es-ES")) || (data === "pt-BR")) || (data === "en-US"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema18.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const pattern15 = new RegExp("^https://[a-zA-Z0-9.-]+(:[0-9]+)?$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.position === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allowed_domains === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_domains"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func6.call(schema10.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.position !== undefined){
if(!(validate22(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.margin_desktop !== undefined){
if(!(validate24(data.margin_desktop, {instancePath:instancePath+"/margin_desktop",parentData:data,parentDataProperty:"margin_desktop",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.margin_mobile !== undefined){
if(!(validate24(data.margin_mobile, {instancePath:instancePath+"/margin_mobile",parentData:data,parentDataProperty:"margin_mobile",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.launcher_size !== undefined){
let data3 = data.launcher_size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/launcher_size",schemaPath:"#/properties/launcher_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 96 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/launcher_size",schemaPath:"#/properties/launcher_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 96}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 40 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/launcher_size",schemaPath:"#/properties/launcher_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40}};
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
if(data.launcher_icon !== undefined){
if(!(validate5(data.launcher_icon, {instancePath:instancePath+"/launcher_icon",parentData:data,parentDataProperty:"launcher_icon",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.launcher_label !== undefined){
let data5 = data.launcher_label;
if(typeof data5 === "string"){
if(func0(data5) > 30){
const err6 = {instancePath:instancePath+"/launcher_label",schemaPath:"#/properties/launcher_label/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1.test(data5)){
const err7 = {instancePath:instancePath+"/launcher_label",schemaPath:"#/properties/launcher_label/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err8 = {instancePath:instancePath+"/launcher_label",schemaPath:"#/properties/launcher_label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.font_family !== undefined){
if(!(validate28(data.font_family, {instancePath:instancePath+"/font_family",parentData:data,parentDataProperty:"font_family",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.font_size !== undefined){
let data7 = data.font_size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/font_size",schemaPath:"#/properties/font_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 22 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/font_size",schemaPath:"#/properties/font_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 22}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7 < 12 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/font_size",schemaPath:"#/properties/font_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 12}};
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
if(data.corner_radius !== undefined){
let data8 = data.corner_radius;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/corner_radius",schemaPath:"#/properties/corner_radius/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 32 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/corner_radius",schemaPath:"#/properties/corner_radius/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/corner_radius",schemaPath:"#/properties/corner_radius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.fullscreen_mobile !== undefined){
if(typeof data.fullscreen_mobile !== "boolean"){
const err15 = {instancePath:instancePath+"/fullscreen_mobile",schemaPath:"#/properties/fullscreen_mobile/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.show_on_desktop !== undefined){
if(typeof data.show_on_desktop !== "boolean"){
const err16 = {instancePath:instancePath+"/show_on_desktop",schemaPath:"#/properties/show_on_desktop/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.show_on_mobile !== undefined){
if(typeof data.show_on_mobile !== "boolean"){
const err17 = {instancePath:instancePath+"/show_on_mobile",schemaPath:"#/properties/show_on_mobile/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.show_urls !== undefined){
let data12 = data.show_urls;
if(Array.isArray(data12)){
if(data12.length > 50){
const err18 = {instancePath:instancePath+"/show_urls",schemaPath:"#/properties/show_urls/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(func0(data13) > 255){
const err19 = {instancePath:instancePath+"/show_urls/" + i0,schemaPath:"#/properties/show_urls/items/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func0(data13) < 1){
const err20 = {instancePath:instancePath+"/show_urls/" + i0,schemaPath:"#/properties/show_urls/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err21 = {instancePath:instancePath+"/show_urls/" + i0,schemaPath:"#/properties/show_urls/items/type",keyword:"type",params:{type: "string"}};
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
const err22 = {instancePath:instancePath+"/show_urls",schemaPath:"#/properties/show_urls/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.hide_urls !== undefined){
let data14 = data.hide_urls;
if(Array.isArray(data14)){
if(data14.length > 50){
const err23 = {instancePath:instancePath+"/hide_urls",schemaPath:"#/properties/hide_urls/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 === "string"){
if(func0(data15) > 255){
const err24 = {instancePath:instancePath+"/hide_urls/" + i1,schemaPath:"#/properties/hide_urls/items/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func0(data15) < 1){
const err25 = {instancePath:instancePath+"/hide_urls/" + i1,schemaPath:"#/properties/hide_urls/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err26 = {instancePath:instancePath+"/hide_urls/" + i1,schemaPath:"#/properties/hide_urls/items/type",keyword:"type",params:{type: "string"}};
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
const err27 = {instancePath:instancePath+"/hide_urls",schemaPath:"#/properties/hide_urls/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.auto_open_seconds !== undefined){
let data16 = data.auto_open_seconds;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err28 = {instancePath:instancePath+"/auto_open_seconds",schemaPath:"#/properties/auto_open_seconds/type",keyword:"type",params:{type: schema10.properties.auto_open_seconds.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 120 || isNaN(data16)){
const err29 = {instancePath:instancePath+"/auto_open_seconds",schemaPath:"#/properties/auto_open_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err30 = {instancePath:instancePath+"/auto_open_seconds",schemaPath:"#/properties/auto_open_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.auto_open_once !== undefined){
if(typeof data.auto_open_once !== "boolean"){
const err31 = {instancePath:instancePath+"/auto_open_once",schemaPath:"#/properties/auto_open_once/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.callout !== undefined){
if(!(validate30(data.callout, {instancePath:instancePath+"/callout",parentData:data,parentDataProperty:"callout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.welcome_message !== undefined){
let data19 = data.welcome_message;
if(typeof data19 === "string"){
if(func0(data19) > 1024){
const err32 = {instancePath:instancePath+"/welcome_message",schemaPath:"#/properties/welcome_message/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern1.test(data19)){
const err33 = {instancePath:instancePath+"/welcome_message",schemaPath:"#/properties/welcome_message/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err34 = {instancePath:instancePath+"/welcome_message",schemaPath:"#/properties/welcome_message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.starter_buttons !== undefined){
let data20 = data.starter_buttons;
if(Array.isArray(data20)){
if(data20.length > 4){
const err35 = {instancePath:instancePath+"/starter_buttons",schemaPath:"#/properties/starter_buttons/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(!(validate32(data20[i2], {instancePath:instancePath+"/starter_buttons/" + i2,parentData:data20,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/starter_buttons",schemaPath:"#/properties/starter_buttons/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.input_placeholder !== undefined){
let data22 = data.input_placeholder;
if(typeof data22 === "string"){
if(func0(data22) > 60){
const err37 = {instancePath:instancePath+"/input_placeholder",schemaPath:"#/properties/input_placeholder/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern1.test(data22)){
const err38 = {instancePath:instancePath+"/input_placeholder",schemaPath:"#/properties/input_placeholder/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err39 = {instancePath:instancePath+"/input_placeholder",schemaPath:"#/properties/input_placeholder/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.input_disabled !== undefined){
if(typeof data.input_disabled !== "boolean"){
const err40 = {instancePath:instancePath+"/input_disabled",schemaPath:"#/properties/input_disabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.allow_emoji !== undefined){
if(typeof data.allow_emoji !== "boolean"){
const err41 = {instancePath:instancePath+"/allow_emoji",schemaPath:"#/properties/allow_emoji/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.allow_files !== undefined){
if(typeof data.allow_files !== "boolean"){
const err42 = {instancePath:instancePath+"/allow_files",schemaPath:"#/properties/allow_files/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.allow_audio !== undefined){
if(typeof data.allow_audio !== "boolean"){
const err43 = {instancePath:instancePath+"/allow_audio",schemaPath:"#/properties/allow_audio/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.allow_location !== undefined){
if(typeof data.allow_location !== "boolean"){
const err44 = {instancePath:instancePath+"/allow_location",schemaPath:"#/properties/allow_location/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.upload_types !== undefined){
let data28 = data.upload_types;
if(Array.isArray(data28)){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(!(validate36(data28[i3], {instancePath:instancePath+"/upload_types/" + i3,parentData:data28,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
let i4 = data28.length;
let j0;
if(i4 > 1){
outer0:
for(;i4--;){
for(j0 = i4; j0--;){
if(func20(data28[i4], data28[j0])){
const err45 = {instancePath:instancePath+"/upload_types",schemaPath:"#/properties/upload_types/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/upload_types",schemaPath:"#/properties/upload_types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.upload_max_mb !== undefined){
let data30 = data.upload_max_mb;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err47 = {instancePath:instancePath+"/upload_max_mb",schemaPath:"#/properties/upload_max_mb/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 10 || isNaN(data30)){
const err48 = {instancePath:instancePath+"/upload_max_mb",schemaPath:"#/properties/upload_max_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err49 = {instancePath:instancePath+"/upload_max_mb",schemaPath:"#/properties/upload_max_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.sound !== undefined){
if(typeof data.sound !== "boolean"){
const err50 = {instancePath:instancePath+"/sound",schemaPath:"#/properties/sound/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.typing_indicator !== undefined){
if(typeof data.typing_indicator !== "boolean"){
const err51 = {instancePath:instancePath+"/typing_indicator",schemaPath:"#/properties/typing_indicator/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.show_agents !== undefined){
if(typeof data.show_agents !== "boolean"){
const err52 = {instancePath:instancePath+"/show_agents",schemaPath:"#/properties/show_agents/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.show_waiting_time !== undefined){
if(typeof data.show_waiting_time !== "boolean"){
const err53 = {instancePath:instancePath+"/show_waiting_time",schemaPath:"#/properties/show_waiting_time/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.show_transcript !== undefined){
if(typeof data.show_transcript !== "boolean"){
const err54 = {instancePath:instancePath+"/show_transcript",schemaPath:"#/properties/show_transcript/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.show_rating !== undefined){
if(typeof data.show_rating !== "boolean"){
const err55 = {instancePath:instancePath+"/show_rating",schemaPath:"#/properties/show_rating/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.persistent_menu !== undefined){
let data37 = data.persistent_menu;
if(Array.isArray(data37)){
if(data37.length > 5){
const err56 = {instancePath:instancePath+"/persistent_menu",schemaPath:"#/properties/persistent_menu/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len4 = data37.length;
for(let i5=0; i5<len4; i5++){
if(!(validate32(data37[i5], {instancePath:instancePath+"/persistent_menu/" + i5,parentData:data37,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/persistent_menu",schemaPath:"#/properties/persistent_menu/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.whatsapp_button !== undefined){
if(typeof data.whatsapp_button !== "boolean"){
const err58 = {instancePath:instancePath+"/whatsapp_button",schemaPath:"#/properties/whatsapp_button/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.whatsapp_message !== undefined){
let data40 = data.whatsapp_message;
if(typeof data40 === "string"){
if(func0(data40) > 255){
const err59 = {instancePath:instancePath+"/whatsapp_message",schemaPath:"#/properties/whatsapp_message/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!pattern1.test(data40)){
const err60 = {instancePath:instancePath+"/whatsapp_message",schemaPath:"#/properties/whatsapp_message/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err61 = {instancePath:instancePath+"/whatsapp_message",schemaPath:"#/properties/whatsapp_message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.restart_button !== undefined){
if(typeof data.restart_button !== "boolean"){
const err62 = {instancePath:instancePath+"/restart_button",schemaPath:"#/properties/restart_button/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.privacy_notice !== undefined){
let data42 = data.privacy_notice;
if(typeof data42 === "string"){
if(func0(data42) > 1024){
const err63 = {instancePath:instancePath+"/privacy_notice",schemaPath:"#/properties/privacy_notice/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!pattern1.test(data42)){
const err64 = {instancePath:instancePath+"/privacy_notice",schemaPath:"#/properties/privacy_notice/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err65 = {instancePath:instancePath+"/privacy_notice",schemaPath:"#/properties/privacy_notice/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.consent_required !== undefined){
if(typeof data.consent_required !== "boolean"){
const err66 = {instancePath:instancePath+"/consent_required",schemaPath:"#/properties/consent_required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.offline_form !== undefined){
if(typeof data.offline_form !== "boolean"){
const err67 = {instancePath:instancePath+"/offline_form",schemaPath:"#/properties/offline_form/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.allowed_domains !== undefined){
let data45 = data.allowed_domains;
if(Array.isArray(data45)){
if(data45.length > 50){
const err68 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len5 = data45.length;
for(let i6=0; i6<len5; i6++){
let data46 = data45[i6];
if(typeof data46 === "string"){
if(func0(data46) > 255){
const err69 = {instancePath:instancePath+"/allowed_domains/" + i6,schemaPath:"#/properties/allowed_domains/items/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern15.test(data46)){
const err70 = {instancePath:instancePath+"/allowed_domains/" + i6,schemaPath:"#/properties/allowed_domains/items/pattern",keyword:"pattern",params:{pattern: "^https://[a-zA-Z0-9.-]+(:[0-9]+)?$"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/allowed_domains/" + i6,schemaPath:"#/properties/allowed_domains/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
let i7 = data45.length;
let j1;
if(i7 > 1){
const indices0 = {};
for(;i7--;){
let item0 = data45[i7];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err72 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j1}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
break;
}
indices0[item0] = i7;
}
}
}
else {
const err73 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.languages !== undefined){
let data47 = data.languages;
if(Array.isArray(data47)){
if(data47.length < 1){
const err74 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const len6 = data47.length;
for(let i8=0; i8<len6; i8++){
if(!(validate39(data47[i8], {instancePath:instancePath+"/languages/" + i8,parentData:data47,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
let i9 = data47.length;
let j2;
if(i9 > 1){
outer1:
for(;i9--;){
for(j2 = i9; j2--;){
if(func20(data47[i9], data47[j2])){
const err75 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j2}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err76 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.version !== undefined){
if(!(validate18(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.style === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "style"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.parameters === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "style") || (key0 === "parameters")) || (key0 === "version"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.style !== undefined){
if(!(validate4(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.parameters !== undefined){
if(!(validate21(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate18(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="webchatSettingsUpdateBody" */;
let vErrors = null;
let errors = 0;
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}

const validate_webchatSettingsUpdateParams = validate45;
const schema19 = {"$id":"webchatSettingsUpdateParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="webchatSettingsUpdateParams" */;
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
validate45.errors = vErrors;
return errors === 0;
}

const validate_botStyleGetParams = validate46;
const schema20 = {"$id":"botStyleGetParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="botStyleGetParams" */;
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
validate46.errors = vErrors;
return errors === 0;
}

const validate_botStyleUpdateBody = validate47;
const schema21 = {"$id":"botStyleUpdateBody","$ref":"components#/$defs/WebchatStyle"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.theme === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theme"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.colors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colors"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "avatar") || (key0 === "title")) || (key0 === "subtitle")) || (key0 === "open")) || (key0 === "close")) || (key0 === "theme")) || (key0 === "colors")) || (key0 === "version"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.avatar !== undefined){
if(!(validate5(data.avatar, {instancePath:instancePath+"/avatar",parentData:data,parentDataProperty:"avatar",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern1.test(data1)){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.subtitle !== undefined){
let data2 = data.subtitle;
if(typeof data2 === "string"){
if(func0(data2) > 80){
const err8 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data2)){
const err9 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err10 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.open !== undefined){
let data3 = data.open;
if(typeof data3 === "string"){
if(func0(data3) > 40){
const err11 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern1.test(data3)){
const err12 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err13 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.close !== undefined){
let data4 = data.close;
if(typeof data4 === "string"){
if(func0(data4) > 40){
const err14 = {instancePath:instancePath+"/close",schemaPath:"#/properties/close/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data4)){
const err15 = {instancePath:instancePath+"/close",schemaPath:"#/properties/close/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err16 = {instancePath:instancePath+"/close",schemaPath:"#/properties/close/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.theme !== undefined){
if(!(validate7(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.colors !== undefined){
if(!(validate9(data.colors, {instancePath:instancePath+"/colors",parentData:data,parentDataProperty:"colors",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate18(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="botStyleUpdateBody" */;
let vErrors = null;
let errors = 0;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}

const validate_botStyleUpdateParams = validate54;
const schema23 = {"$id":"botStyleUpdateParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="botStyleUpdateParams" */;
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
validate54.errors = vErrors;
return errors === 0;
}

const validate_webchatParametersGetParams = validate55;
const schema24 = {"$id":"webchatParametersGetParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="webchatParametersGetParams" */;
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
validate55.errors = vErrors;
return errors === 0;
}

const validate_webchatParametersUpdateBody = validate56;
const schema25 = {"$id":"webchatParametersUpdateBody","$ref":"components#/$defs/WebchatParameters"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.position === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allowed_domains === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_domains"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func6.call(schema10.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.position !== undefined){
if(!(validate22(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.margin_desktop !== undefined){
if(!(validate24(data.margin_desktop, {instancePath:instancePath+"/margin_desktop",parentData:data,parentDataProperty:"margin_desktop",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.margin_mobile !== undefined){
if(!(validate24(data.margin_mobile, {instancePath:instancePath+"/margin_mobile",parentData:data,parentDataProperty:"margin_mobile",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.launcher_size !== undefined){
let data3 = data.launcher_size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/launcher_size",schemaPath:"#/properties/launcher_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 96 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/launcher_size",schemaPath:"#/properties/launcher_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 96}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 40 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/launcher_size",schemaPath:"#/properties/launcher_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40}};
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
if(data.launcher_icon !== undefined){
if(!(validate5(data.launcher_icon, {instancePath:instancePath+"/launcher_icon",parentData:data,parentDataProperty:"launcher_icon",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.launcher_label !== undefined){
let data5 = data.launcher_label;
if(typeof data5 === "string"){
if(func0(data5) > 30){
const err6 = {instancePath:instancePath+"/launcher_label",schemaPath:"#/properties/launcher_label/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1.test(data5)){
const err7 = {instancePath:instancePath+"/launcher_label",schemaPath:"#/properties/launcher_label/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err8 = {instancePath:instancePath+"/launcher_label",schemaPath:"#/properties/launcher_label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.font_family !== undefined){
if(!(validate28(data.font_family, {instancePath:instancePath+"/font_family",parentData:data,parentDataProperty:"font_family",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.font_size !== undefined){
let data7 = data.font_size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/font_size",schemaPath:"#/properties/font_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 22 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/font_size",schemaPath:"#/properties/font_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 22}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7 < 12 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/font_size",schemaPath:"#/properties/font_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 12}};
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
if(data.corner_radius !== undefined){
let data8 = data.corner_radius;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/corner_radius",schemaPath:"#/properties/corner_radius/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 32 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/corner_radius",schemaPath:"#/properties/corner_radius/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/corner_radius",schemaPath:"#/properties/corner_radius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.fullscreen_mobile !== undefined){
if(typeof data.fullscreen_mobile !== "boolean"){
const err15 = {instancePath:instancePath+"/fullscreen_mobile",schemaPath:"#/properties/fullscreen_mobile/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.show_on_desktop !== undefined){
if(typeof data.show_on_desktop !== "boolean"){
const err16 = {instancePath:instancePath+"/show_on_desktop",schemaPath:"#/properties/show_on_desktop/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.show_on_mobile !== undefined){
if(typeof data.show_on_mobile !== "boolean"){
const err17 = {instancePath:instancePath+"/show_on_mobile",schemaPath:"#/properties/show_on_mobile/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.show_urls !== undefined){
let data12 = data.show_urls;
if(Array.isArray(data12)){
if(data12.length > 50){
const err18 = {instancePath:instancePath+"/show_urls",schemaPath:"#/properties/show_urls/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(func0(data13) > 255){
const err19 = {instancePath:instancePath+"/show_urls/" + i0,schemaPath:"#/properties/show_urls/items/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func0(data13) < 1){
const err20 = {instancePath:instancePath+"/show_urls/" + i0,schemaPath:"#/properties/show_urls/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err21 = {instancePath:instancePath+"/show_urls/" + i0,schemaPath:"#/properties/show_urls/items/type",keyword:"type",params:{type: "string"}};
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
const err22 = {instancePath:instancePath+"/show_urls",schemaPath:"#/properties/show_urls/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.hide_urls !== undefined){
let data14 = data.hide_urls;
if(Array.isArray(data14)){
if(data14.length > 50){
const err23 = {instancePath:instancePath+"/hide_urls",schemaPath:"#/properties/hide_urls/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 === "string"){
if(func0(data15) > 255){
const err24 = {instancePath:instancePath+"/hide_urls/" + i1,schemaPath:"#/properties/hide_urls/items/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func0(data15) < 1){
const err25 = {instancePath:instancePath+"/hide_urls/" + i1,schemaPath:"#/properties/hide_urls/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err26 = {instancePath:instancePath+"/hide_urls/" + i1,schemaPath:"#/properties/hide_urls/items/type",keyword:"type",params:{type: "string"}};
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
const err27 = {instancePath:instancePath+"/hide_urls",schemaPath:"#/properties/hide_urls/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.auto_open_seconds !== undefined){
let data16 = data.auto_open_seconds;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err28 = {instancePath:instancePath+"/auto_open_seconds",schemaPath:"#/properties/auto_open_seconds/type",keyword:"type",params:{type: schema10.properties.auto_open_seconds.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 120 || isNaN(data16)){
const err29 = {instancePath:instancePath+"/auto_open_seconds",schemaPath:"#/properties/auto_open_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err30 = {instancePath:instancePath+"/auto_open_seconds",schemaPath:"#/properties/auto_open_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.auto_open_once !== undefined){
if(typeof data.auto_open_once !== "boolean"){
const err31 = {instancePath:instancePath+"/auto_open_once",schemaPath:"#/properties/auto_open_once/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.callout !== undefined){
if(!(validate30(data.callout, {instancePath:instancePath+"/callout",parentData:data,parentDataProperty:"callout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.welcome_message !== undefined){
let data19 = data.welcome_message;
if(typeof data19 === "string"){
if(func0(data19) > 1024){
const err32 = {instancePath:instancePath+"/welcome_message",schemaPath:"#/properties/welcome_message/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern1.test(data19)){
const err33 = {instancePath:instancePath+"/welcome_message",schemaPath:"#/properties/welcome_message/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err34 = {instancePath:instancePath+"/welcome_message",schemaPath:"#/properties/welcome_message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.starter_buttons !== undefined){
let data20 = data.starter_buttons;
if(Array.isArray(data20)){
if(data20.length > 4){
const err35 = {instancePath:instancePath+"/starter_buttons",schemaPath:"#/properties/starter_buttons/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(!(validate32(data20[i2], {instancePath:instancePath+"/starter_buttons/" + i2,parentData:data20,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/starter_buttons",schemaPath:"#/properties/starter_buttons/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.input_placeholder !== undefined){
let data22 = data.input_placeholder;
if(typeof data22 === "string"){
if(func0(data22) > 60){
const err37 = {instancePath:instancePath+"/input_placeholder",schemaPath:"#/properties/input_placeholder/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern1.test(data22)){
const err38 = {instancePath:instancePath+"/input_placeholder",schemaPath:"#/properties/input_placeholder/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err39 = {instancePath:instancePath+"/input_placeholder",schemaPath:"#/properties/input_placeholder/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.input_disabled !== undefined){
if(typeof data.input_disabled !== "boolean"){
const err40 = {instancePath:instancePath+"/input_disabled",schemaPath:"#/properties/input_disabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.allow_emoji !== undefined){
if(typeof data.allow_emoji !== "boolean"){
const err41 = {instancePath:instancePath+"/allow_emoji",schemaPath:"#/properties/allow_emoji/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.allow_files !== undefined){
if(typeof data.allow_files !== "boolean"){
const err42 = {instancePath:instancePath+"/allow_files",schemaPath:"#/properties/allow_files/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.allow_audio !== undefined){
if(typeof data.allow_audio !== "boolean"){
const err43 = {instancePath:instancePath+"/allow_audio",schemaPath:"#/properties/allow_audio/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.allow_location !== undefined){
if(typeof data.allow_location !== "boolean"){
const err44 = {instancePath:instancePath+"/allow_location",schemaPath:"#/properties/allow_location/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.upload_types !== undefined){
let data28 = data.upload_types;
if(Array.isArray(data28)){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(!(validate36(data28[i3], {instancePath:instancePath+"/upload_types/" + i3,parentData:data28,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
let i4 = data28.length;
let j0;
if(i4 > 1){
outer0:
for(;i4--;){
for(j0 = i4; j0--;){
if(func20(data28[i4], data28[j0])){
const err45 = {instancePath:instancePath+"/upload_types",schemaPath:"#/properties/upload_types/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/upload_types",schemaPath:"#/properties/upload_types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.upload_max_mb !== undefined){
let data30 = data.upload_max_mb;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err47 = {instancePath:instancePath+"/upload_max_mb",schemaPath:"#/properties/upload_max_mb/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 10 || isNaN(data30)){
const err48 = {instancePath:instancePath+"/upload_max_mb",schemaPath:"#/properties/upload_max_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err49 = {instancePath:instancePath+"/upload_max_mb",schemaPath:"#/properties/upload_max_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.sound !== undefined){
if(typeof data.sound !== "boolean"){
const err50 = {instancePath:instancePath+"/sound",schemaPath:"#/properties/sound/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.typing_indicator !== undefined){
if(typeof data.typing_indicator !== "boolean"){
const err51 = {instancePath:instancePath+"/typing_indicator",schemaPath:"#/properties/typing_indicator/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.show_agents !== undefined){
if(typeof data.show_agents !== "boolean"){
const err52 = {instancePath:instancePath+"/show_agents",schemaPath:"#/properties/show_agents/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.show_waiting_time !== undefined){
if(typeof data.show_waiting_time !== "boolean"){
const err53 = {instancePath:instancePath+"/show_waiting_time",schemaPath:"#/properties/show_waiting_time/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.show_transcript !== undefined){
if(typeof data.show_transcript !== "boolean"){
const err54 = {instancePath:instancePath+"/show_transcript",schemaPath:"#/properties/show_transcript/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.show_rating !== undefined){
if(typeof data.show_rating !== "boolean"){
const err55 = {instancePath:instancePath+"/show_rating",schemaPath:"#/properties/show_rating/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.persistent_menu !== undefined){
let data37 = data.persistent_menu;
if(Array.isArray(data37)){
if(data37.length > 5){
const err56 = {instancePath:instancePath+"/persistent_menu",schemaPath:"#/properties/persistent_menu/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len4 = data37.length;
for(let i5=0; i5<len4; i5++){
if(!(validate32(data37[i5], {instancePath:instancePath+"/persistent_menu/" + i5,parentData:data37,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/persistent_menu",schemaPath:"#/properties/persistent_menu/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.whatsapp_button !== undefined){
if(typeof data.whatsapp_button !== "boolean"){
const err58 = {instancePath:instancePath+"/whatsapp_button",schemaPath:"#/properties/whatsapp_button/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.whatsapp_message !== undefined){
let data40 = data.whatsapp_message;
if(typeof data40 === "string"){
if(func0(data40) > 255){
const err59 = {instancePath:instancePath+"/whatsapp_message",schemaPath:"#/properties/whatsapp_message/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!pattern1.test(data40)){
const err60 = {instancePath:instancePath+"/whatsapp_message",schemaPath:"#/properties/whatsapp_message/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err61 = {instancePath:instancePath+"/whatsapp_message",schemaPath:"#/properties/whatsapp_message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.restart_button !== undefined){
if(typeof data.restart_button !== "boolean"){
const err62 = {instancePath:instancePath+"/restart_button",schemaPath:"#/properties/restart_button/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.privacy_notice !== undefined){
let data42 = data.privacy_notice;
if(typeof data42 === "string"){
if(func0(data42) > 1024){
const err63 = {instancePath:instancePath+"/privacy_notice",schemaPath:"#/properties/privacy_notice/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!pattern1.test(data42)){
const err64 = {instancePath:instancePath+"/privacy_notice",schemaPath:"#/properties/privacy_notice/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err65 = {instancePath:instancePath+"/privacy_notice",schemaPath:"#/properties/privacy_notice/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.consent_required !== undefined){
if(typeof data.consent_required !== "boolean"){
const err66 = {instancePath:instancePath+"/consent_required",schemaPath:"#/properties/consent_required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.offline_form !== undefined){
if(typeof data.offline_form !== "boolean"){
const err67 = {instancePath:instancePath+"/offline_form",schemaPath:"#/properties/offline_form/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.allowed_domains !== undefined){
let data45 = data.allowed_domains;
if(Array.isArray(data45)){
if(data45.length > 50){
const err68 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len5 = data45.length;
for(let i6=0; i6<len5; i6++){
let data46 = data45[i6];
if(typeof data46 === "string"){
if(func0(data46) > 255){
const err69 = {instancePath:instancePath+"/allowed_domains/" + i6,schemaPath:"#/properties/allowed_domains/items/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern15.test(data46)){
const err70 = {instancePath:instancePath+"/allowed_domains/" + i6,schemaPath:"#/properties/allowed_domains/items/pattern",keyword:"pattern",params:{pattern: "^https://[a-zA-Z0-9.-]+(:[0-9]+)?$"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/allowed_domains/" + i6,schemaPath:"#/properties/allowed_domains/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
let i7 = data45.length;
let j1;
if(i7 > 1){
const indices0 = {};
for(;i7--;){
let item0 = data45[i7];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err72 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j1}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
break;
}
indices0[item0] = i7;
}
}
}
else {
const err73 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.languages !== undefined){
let data47 = data.languages;
if(Array.isArray(data47)){
if(data47.length < 1){
const err74 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const len6 = data47.length;
for(let i8=0; i8<len6; i8++){
if(!(validate39(data47[i8], {instancePath:instancePath+"/languages/" + i8,parentData:data47,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
let i9 = data47.length;
let j2;
if(i9 > 1){
outer1:
for(;i9--;){
for(j2 = i9; j2--;){
if(func20(data47[i9], data47[j2])){
const err75 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j2}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err76 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.version !== undefined){
if(!(validate18(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="webchatParametersUpdateBody" */;
let vErrors = null;
let errors = 0;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}

const validate_webchatParametersUpdateParams = validate70;
const schema27 = {"$id":"webchatParametersUpdateParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="webchatParametersUpdateParams" */;
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
validate70.errors = vErrors;
return errors === 0;
}

const validate_whatsappMessageUpdateBody = validate71;
const schema28 = {"$id":"whatsappMessageUpdateBody","$ref":"components#/$defs/WhatsappMessage"};
const schema29 = {"type":"object","required":["whatsapp_message"],"additionalProperties":false,"properties":{"whatsapp_message":{"type":"string","maxLength":255,"pattern":"^[^<>']*$"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.whatsapp_message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whatsapp_message"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "whatsapp_message")){
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
if(data.whatsapp_message !== undefined){
let data0 = data.whatsapp_message;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/whatsapp_message",schemaPath:"#/properties/whatsapp_message/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/whatsapp_message",schemaPath:"#/properties/whatsapp_message/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err4 = {instancePath:instancePath+"/whatsapp_message",schemaPath:"#/properties/whatsapp_message/type",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="whatsappMessageUpdateBody" */;
let vErrors = null;
let errors = 0;
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}

const validate_whatsappMessageUpdateParams = validate74;
const schema30 = {"$id":"whatsappMessageUpdateParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="whatsappMessageUpdateParams" */;
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
validate74.errors = vErrors;
return errors === 0;
}

const validate_handoffGetParams = validate75;
const schema31 = {"$id":"handoffGetParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="handoffGetParams" */;
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
validate75.errors = vErrors;
return errors === 0;
}

const validate_handoffUpdateBody = validate76;
const schema32 = {"$id":"handoffUpdateBody","$ref":"components#/$defs/HandoffInput"};
const schema33 = {"type":"object","additionalProperties":false,"properties":{"form_handoff_mode":{"$ref":"components#/$defs/HandoffFormMode"},"on_words":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":2,"maxLength":40,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}},"area_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"confirmation":{"type":"boolean"},"wait_message":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"assign_message":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"queue_position":{"type":"boolean"},"timeout_minutes":{"type":["integer","null"],"minimum":1,"maximum":1440},"no_agents_response_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"return_to_bot_after_minutes":{"type":"integer","minimum":0,"maximum":1440},"return_message":{"type":"string","maxLength":1024,"pattern":"^[^<>']*$"},"same_agent_days":{"type":"integer","minimum":0,"maximum":365},"version":{"$ref":"components#/$defs/EntityVersion"}}};
const schema34 = {"type":"string","enum":["never","before_handoff","out_of_hours"]};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "never") || (data === "before_handoff")) || (data === "out_of_hours"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

const pattern27 = new RegExp("^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func6.call(schema33.properties, key0))){
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
if(data.form_handoff_mode !== undefined){
if(!(validate78(data.form_handoff_mode, {instancePath:instancePath+"/form_handoff_mode",parentData:data,parentDataProperty:"form_handoff_mode",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.on_words !== undefined){
let data1 = data.on_words;
if(Array.isArray(data1)){
if(data1.length > 50){
const err1 = {instancePath:instancePath+"/on_words",schemaPath:"#/properties/on_words/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 40){
const err2 = {instancePath:instancePath+"/on_words/" + i0,schemaPath:"#/properties/on_words/items/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data2) < 2){
const err3 = {instancePath:instancePath+"/on_words/" + i0,schemaPath:"#/properties/on_words/items/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern27.test(data2)){
const err4 = {instancePath:instancePath+"/on_words/" + i0,schemaPath:"#/properties/on_words/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err5 = {instancePath:instancePath+"/on_words/" + i0,schemaPath:"#/properties/on_words/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/on_words",schemaPath:"#/properties/on_words/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/on_words",schemaPath:"#/properties/on_words/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.area_id !== undefined){
let data3 = data.area_id;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err8 = {instancePath:instancePath+"/area_id",schemaPath:"#/properties/area_id/type",keyword:"type",params:{type: schema33.properties.area_id.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/area_id",schemaPath:"#/properties/area_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/area_id",schemaPath:"#/properties/area_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.confirmation !== undefined){
if(typeof data.confirmation !== "boolean"){
const err11 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.wait_message !== undefined){
let data5 = data.wait_message;
if(typeof data5 === "string"){
if(func0(data5) > 1024){
const err12 = {instancePath:instancePath+"/wait_message",schemaPath:"#/properties/wait_message/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data5)){
const err13 = {instancePath:instancePath+"/wait_message",schemaPath:"#/properties/wait_message/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err14 = {instancePath:instancePath+"/wait_message",schemaPath:"#/properties/wait_message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.assign_message !== undefined){
let data6 = data.assign_message;
if(typeof data6 === "string"){
if(func0(data6) > 1024){
const err15 = {instancePath:instancePath+"/assign_message",schemaPath:"#/properties/assign_message/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern1.test(data6)){
const err16 = {instancePath:instancePath+"/assign_message",schemaPath:"#/properties/assign_message/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err17 = {instancePath:instancePath+"/assign_message",schemaPath:"#/properties/assign_message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.queue_position !== undefined){
if(typeof data.queue_position !== "boolean"){
const err18 = {instancePath:instancePath+"/queue_position",schemaPath:"#/properties/queue_position/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.timeout_minutes !== undefined){
let data8 = data.timeout_minutes;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err19 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/type",keyword:"type",params:{type: schema33.properties.timeout_minutes.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1440 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.no_agents_response_id !== undefined){
let data9 = data.no_agents_response_id;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err22 = {instancePath:instancePath+"/no_agents_response_id",schemaPath:"#/properties/no_agents_response_id/type",keyword:"type",params:{type: schema33.properties.no_agents_response_id.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/no_agents_response_id",schemaPath:"#/properties/no_agents_response_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/no_agents_response_id",schemaPath:"#/properties/no_agents_response_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.return_to_bot_after_minutes !== undefined){
let data10 = data.return_to_bot_after_minutes;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err25 = {instancePath:instancePath+"/return_to_bot_after_minutes",schemaPath:"#/properties/return_to_bot_after_minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1440 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/return_to_bot_after_minutes",schemaPath:"#/properties/return_to_bot_after_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/return_to_bot_after_minutes",schemaPath:"#/properties/return_to_bot_after_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.return_message !== undefined){
let data11 = data.return_message;
if(typeof data11 === "string"){
if(func0(data11) > 1024){
const err28 = {instancePath:instancePath+"/return_message",schemaPath:"#/properties/return_message/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern1.test(data11)){
const err29 = {instancePath:instancePath+"/return_message",schemaPath:"#/properties/return_message/pattern",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err30 = {instancePath:instancePath+"/return_message",schemaPath:"#/properties/return_message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.same_agent_days !== undefined){
let data12 = data.same_agent_days;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/same_agent_days",schemaPath:"#/properties/same_agent_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 365 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/same_agent_days",schemaPath:"#/properties/same_agent_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/same_agent_days",schemaPath:"#/properties/same_agent_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.version !== undefined){
if(!(validate18(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="handoffUpdateBody" */;
let vErrors = null;
let errors = 0;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}

const validate_handoffUpdateParams = validate82;
const schema35 = {"$id":"handoffUpdateParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="handoffUpdateParams" */;
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
validate82.errors = vErrors;
return errors === 0;
}

const validate_handoffScheduleUpdateBody = validate83;
const schema36 = {"$id":"handoffScheduleUpdateBody","$ref":"components#/$defs/HandoffSchedule"};
const schema37 = {"type":"object","required":["schedule"],"additionalProperties":false,"properties":{"schedule":{"$ref":"components#/$defs/OpeningHours"},"version":{"$ref":"components#/$defs/EntityVersion"}}};
const schema38 = {"type":"object","required":["timezone","always_open","week","exceptions"],"additionalProperties":false,"properties":{"timezone":{"$ref":"components#/$defs/TimeZone"},"always_open":{"type":"boolean"},"week":{"type":"array","maxItems":7,"items":{"type":"object","required":["day","ranges"],"additionalProperties":false,"properties":{"day":{"$ref":"components#/$defs/Weekday"},"ranges":{"type":"array","maxItems":6,"items":{"$ref":"components#/$defs/TimeRange"}}}}},"exceptions":{"type":"array","maxItems":200,"items":{"type":"object","required":["date_from","date_to","name","ranges"],"additionalProperties":false,"properties":{"date_from":{"type":"string","format":"date"},"date_to":{"type":"string","format":"date"},"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"ranges":{"type":"array","maxItems":6,"items":{"$ref":"components#/$defs/TimeRange"}}}}}}};
const schema39 = {"type":"string","maxLength":60,"pattern":"^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$"};
const pattern31 = new RegExp("^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern31.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"integer","enum":[0,1,2,3,4,5,6]};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === 0) || (data === 1)) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5)) || (data === 6))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema40.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","required":["from","to"],"additionalProperties":false,"properties":{"from":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"to":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"}}};
const pattern32 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "from") || (key0 === "to"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
const err3 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
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
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!pattern32.test(data1)){
const err5 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
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
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

const formats0 = fullFormats.date;

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timezone === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.always_open === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "always_open"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.week === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "week"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exceptions === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exceptions"}};
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
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
if(!(validate86(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.always_open !== undefined){
if(typeof data.always_open !== "boolean"){
const err5 = {instancePath:instancePath+"/always_open",schemaPath:"#/properties/always_open/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.week !== undefined){
let data2 = data.week;
if(Array.isArray(data2)){
if(data2.length > 7){
const err6 = {instancePath:instancePath+"/week",schemaPath:"#/properties/week/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.day === undefined){
const err7 = {instancePath:instancePath+"/week/" + i0,schemaPath:"#/properties/week/items/required",keyword:"required",params:{missingProperty: "day"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.ranges === undefined){
const err8 = {instancePath:instancePath+"/week/" + i0,schemaPath:"#/properties/week/items/required",keyword:"required",params:{missingProperty: "ranges"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "day") || (key1 === "ranges"))){
const err9 = {instancePath:instancePath+"/week/" + i0,schemaPath:"#/properties/week/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.day !== undefined){
if(!(validate88(data3.day, {instancePath:instancePath+"/week/" + i0+"/day",parentData:data3,parentDataProperty:"day",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data3.ranges !== undefined){
let data5 = data3.ranges;
if(Array.isArray(data5)){
if(data5.length > 6){
const err10 = {instancePath:instancePath+"/week/" + i0+"/ranges",schemaPath:"#/properties/week/items/properties/ranges/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate90(data5[i1], {instancePath:instancePath+"/week/" + i0+"/ranges/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/week/" + i0+"/ranges",schemaPath:"#/properties/week/items/properties/ranges/type",keyword:"type",params:{type: "array"}};
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
else {
const err12 = {instancePath:instancePath+"/week/" + i0,schemaPath:"#/properties/week/items/type",keyword:"type",params:{type: "object"}};
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
const err13 = {instancePath:instancePath+"/week",schemaPath:"#/properties/week/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.exceptions !== undefined){
let data7 = data.exceptions;
if(Array.isArray(data7)){
if(data7.length > 200){
const err14 = {instancePath:instancePath+"/exceptions",schemaPath:"#/properties/exceptions/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.date_from === undefined){
const err15 = {instancePath:instancePath+"/exceptions/" + i2,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "date_from"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8.date_to === undefined){
const err16 = {instancePath:instancePath+"/exceptions/" + i2,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "date_to"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.name === undefined){
const err17 = {instancePath:instancePath+"/exceptions/" + i2,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8.ranges === undefined){
const err18 = {instancePath:instancePath+"/exceptions/" + i2,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "ranges"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data8){
if(!((((key2 === "date_from") || (key2 === "date_to")) || (key2 === "name")) || (key2 === "ranges"))){
const err19 = {instancePath:instancePath+"/exceptions/" + i2,schemaPath:"#/properties/exceptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.date_from !== undefined){
let data9 = data8.date_from;
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
const err20 = {instancePath:instancePath+"/exceptions/" + i2+"/date_from",schemaPath:"#/properties/exceptions/items/properties/date_from/format",keyword:"format",params:{format: "date"}};
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
const err21 = {instancePath:instancePath+"/exceptions/" + i2+"/date_from",schemaPath:"#/properties/exceptions/items/properties/date_from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.date_to !== undefined){
let data10 = data8.date_to;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err22 = {instancePath:instancePath+"/exceptions/" + i2+"/date_to",schemaPath:"#/properties/exceptions/items/properties/date_to/format",keyword:"format",params:{format: "date"}};
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
const err23 = {instancePath:instancePath+"/exceptions/" + i2+"/date_to",schemaPath:"#/properties/exceptions/items/properties/date_to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.name !== undefined){
let data11 = data8.name;
if(typeof data11 === "string"){
if(func0(data11) > 60){
const err24 = {instancePath:instancePath+"/exceptions/" + i2+"/name",schemaPath:"#/properties/exceptions/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func0(data11) < 1){
const err25 = {instancePath:instancePath+"/exceptions/" + i2+"/name",schemaPath:"#/properties/exceptions/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern27.test(data11)){
const err26 = {instancePath:instancePath+"/exceptions/" + i2+"/name",schemaPath:"#/properties/exceptions/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
const err27 = {instancePath:instancePath+"/exceptions/" + i2+"/name",schemaPath:"#/properties/exceptions/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.ranges !== undefined){
let data12 = data8.ranges;
if(Array.isArray(data12)){
if(data12.length > 6){
const err28 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges",schemaPath:"#/properties/exceptions/items/properties/ranges/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(!(validate90(data12[i3], {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3,parentData:data12,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges",schemaPath:"#/properties/exceptions/items/properties/ranges/type",keyword:"type",params:{type: "array"}};
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
const err30 = {instancePath:instancePath+"/exceptions/" + i2,schemaPath:"#/properties/exceptions/items/type",keyword:"type",params:{type: "object"}};
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
const err31 = {instancePath:instancePath+"/exceptions",schemaPath:"#/properties/exceptions/type",keyword:"type",params:{type: "array"}};
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
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schedule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedule"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "schedule") || (key0 === "version"))){
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
if(data.schedule !== undefined){
if(!(validate85(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate18(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="handoffScheduleUpdateBody" */;
let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}

const validate_handoffScheduleUpdateParams = validate96;
const schema42 = {"$id":"handoffScheduleUpdateParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="handoffScheduleUpdateParams" */;
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
validate96.errors = vErrors;
return errors === 0;
}

const validate_mediaUploadParams = validate97;
const schema43 = {"$id":"mediaUploadParams","type":"object","additionalProperties":false,"required":["bot"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="mediaUploadParams" */;
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
validate97.errors = vErrors;
return errors === 0;
}

const validate_mediaGetParams = validate98;
const schema44 = {"$id":"mediaGetParams","type":"object","additionalProperties":false,"required":["bot","id"],"properties":{"bot":{"type":"integer","minimum":1,"maximum":2147483647},"id":{"type":"integer","minimum":1,"maximum":2147483647}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="mediaGetParams" */;
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
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "bot") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.bot !== undefined){
let data0 = data.bot;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

export const webchatSettingsGetParams = { validate: validate_webchatSettingsGetParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const webchatSettingsUpdateBody = { validate: validate_webchatSettingsUpdateBody, fields: {
  'style.avatar': {
    label: 'Avatar',
    messages: {
      pattern: 'Elegir una imagen PNG, JPEG, GIF o WebP.',
      maxLength: 'La imagen no puede superar los 200 kB.',
    },
  },
  'style.title': { label: 'Título', trim: true, input: 'all' },
  'style.subtitle': { label: 'Subtítulo', trim: true, input: 'all' },
  'style.open': { label: 'Texto para abrir', trim: true, input: 'all' },
  'style.close': { label: 'Texto para cerrar', trim: true, input: 'all' },
  'style.theme': { label: 'Tema' },
  'style.colors': { label: 'Colores' },
  'style.colors.primary': { label: 'Principal', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'style.colors.background': { label: 'Fondo', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'style.colors.user_message': { label: 'Mensaje del cliente', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'style.colors.bot_message': { label: 'Mensaje del chatbot', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'style.colors.button': { label: 'Botón', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'style.colors.button_hover': { label: 'Botón señalado', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'style.version': { label: 'Versión' },
  'parameters.position': { label: 'Posición' },
  'parameters.margin_desktop': { label: 'Márgenes en escritorio' },
  'parameters.margin_desktop.x': { label: 'Horizontal (px)' },
  'parameters.margin_desktop.y': { label: 'Vertical (px)' },
  'parameters.margin_mobile': { label: 'Márgenes en el teléfono' },
  'parameters.margin_mobile.x': { label: 'Horizontal (px)' },
  'parameters.margin_mobile.y': { label: 'Vertical (px)' },
  'parameters.launcher_size': { label: 'Tamaño del botón (px)' },
  'parameters.launcher_icon': {
    label: 'Icono del botón',
    messages: {
      pattern: 'Elegir una imagen PNG, JPEG, GIF o WebP.',
      maxLength: 'La imagen no puede superar los 200 kB.',
    },
  },
  'parameters.launcher_label': { label: 'Texto del botón', trim: true, input: 'all' },
  'parameters.font_family': { label: 'Letra' },
  'parameters.font_size': { label: 'Tamaño de la letra (px)' },
  'parameters.corner_radius': { label: 'Redondeo (px)' },
  'parameters.fullscreen_mobile': { label: 'Pantalla completa en el teléfono' },
  'parameters.show_on_desktop': { label: 'Mostrar en escritorio' },
  'parameters.show_on_mobile': { label: 'Mostrar en el teléfono' },
  'parameters.show_urls': { label: 'Páginas donde se muestra' },
  'parameters.hide_urls': { label: 'Páginas donde no se muestra' },
  'parameters.auto_open_seconds': { label: 'Abrir solo a los (segundos)' },
  'parameters.auto_open_once': { label: 'Abrir solo una vez por visita' },
  'parameters.callout': { label: 'Globo de invitación' },
  'parameters.callout.enabled': { label: 'Mostrar el globo' },
  'parameters.callout.title': { label: 'Título', trim: true, input: 'all' },
  'parameters.callout.text': { label: 'Texto', trim: true, input: 'all' },
  'parameters.callout.delay_seconds': { label: 'Aparece a los (segundos)' },
  'parameters.welcome_message': { label: 'Mensaje de bienvenida', trim: true, input: 'all' },
  'parameters.starter_buttons': { label: 'Botones de inicio' },
  'parameters.starter_buttons.*': { label: 'Botón' },
  'parameters.starter_buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
  'parameters.starter_buttons.*.type': { label: 'Acción del botón' },
  'parameters.starter_buttons.*.target': { label: 'Destino', trim: true },
  'parameters.starter_buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
  'parameters.input_placeholder': { label: 'Texto de ayuda al escribir', trim: true, input: 'all' },
  'parameters.input_disabled': { label: 'Sólo botones' },
  'parameters.allow_emoji': { label: 'Emojis' },
  'parameters.allow_files': { label: 'Archivos' },
  'parameters.allow_audio': { label: 'Audios' },
  'parameters.allow_location': { label: 'Ubicación' },
  'parameters.upload_types': { label: 'Archivos que se admiten' },
  'parameters.upload_types.*': { label: 'Tipo de archivo' },
  'parameters.upload_max_mb': { label: 'Tamaño máximo de archivo (MB)' },
  'parameters.sound': { label: 'Sonido' },
  'parameters.typing_indicator': { label: 'Mostrar que se está escribiendo' },
  'parameters.show_agents': { label: 'Mostrar quién atiende' },
  'parameters.show_waiting_time': { label: 'Mostrar la espera' },
  'parameters.show_transcript': { label: 'Permitir descargar la conversación' },
  'parameters.show_rating': { label: 'Pedir una valoración' },
  'parameters.persistent_menu': { label: 'Menú fijo' },
  'parameters.persistent_menu.*': { label: 'Botón' },
  'parameters.persistent_menu.*.title': { label: 'Texto', trim: true, input: 'all' },
  'parameters.persistent_menu.*.type': { label: 'Acción del botón' },
  'parameters.persistent_menu.*.target': { label: 'Destino', trim: true },
  'parameters.persistent_menu.*.description': { label: 'Descripción', trim: true, input: 'all' },
  'parameters.whatsapp_button': { label: 'Botón de WhatsApp' },
  'parameters.whatsapp_message': { label: 'Mensaje de WhatsApp', trim: true, input: 'all' },
  'parameters.restart_button': { label: 'Botón para volver a empezar' },
  'parameters.privacy_notice': { label: 'Aviso de privacidad', trim: true, input: 'all' },
  'parameters.consent_required': { label: 'Pedir consentimiento' },
  'parameters.offline_form': { label: 'Formulario fuera de horario' },
  'parameters.allowed_domains': { label: 'Sitios permitidos' },
  'parameters.allowed_domains.*': { label: 'Sitio', messages: { pattern: 'El sitio se escribe https://dominio, sin nada después.' } },
  'parameters.languages': { label: 'Idiomas' },
  'parameters.languages.*': { label: 'Idioma' },
  'parameters.version': { label: 'Versión' },
  version: { label: 'Versión' },
} }
export const webchatSettingsUpdateParams = { validate: validate_webchatSettingsUpdateParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const botStyleGetParams = { validate: validate_botStyleGetParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const botStyleUpdateBody = { validate: validate_botStyleUpdateBody, fields: {
  avatar: {
    label: 'Avatar',
    messages: {
      pattern: 'Elegir una imagen PNG, JPEG, GIF o WebP.',
      maxLength: 'La imagen no puede superar los 200 kB.',
    },
  },
  title: { label: 'Título', trim: true, input: 'all' },
  subtitle: { label: 'Subtítulo', trim: true, input: 'all' },
  open: { label: 'Texto para abrir', trim: true, input: 'all' },
  close: { label: 'Texto para cerrar', trim: true, input: 'all' },
  theme: { label: 'Tema' },
  colors: { label: 'Colores' },
  'colors.primary': { label: 'Principal', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'colors.background': { label: 'Fondo', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'colors.user_message': { label: 'Mensaje del cliente', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'colors.bot_message': { label: 'Mensaje del chatbot', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'colors.button': { label: 'Botón', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  'colors.button_hover': { label: 'Botón señalado', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
  version: { label: 'Versión' },
} }
export const botStyleUpdateParams = { validate: validate_botStyleUpdateParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const webchatParametersGetParams = { validate: validate_webchatParametersGetParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const webchatParametersUpdateBody = { validate: validate_webchatParametersUpdateBody, fields: {
  position: { label: 'Posición' },
  margin_desktop: { label: 'Márgenes en escritorio' },
  'margin_desktop.x': { label: 'Horizontal (px)' },
  'margin_desktop.y': { label: 'Vertical (px)' },
  margin_mobile: { label: 'Márgenes en el teléfono' },
  'margin_mobile.x': { label: 'Horizontal (px)' },
  'margin_mobile.y': { label: 'Vertical (px)' },
  launcher_size: { label: 'Tamaño del botón (px)' },
  launcher_icon: {
    label: 'Icono del botón',
    messages: {
      pattern: 'Elegir una imagen PNG, JPEG, GIF o WebP.',
      maxLength: 'La imagen no puede superar los 200 kB.',
    },
  },
  launcher_label: { label: 'Texto del botón', trim: true, input: 'all' },
  font_family: { label: 'Letra' },
  font_size: { label: 'Tamaño de la letra (px)' },
  corner_radius: { label: 'Redondeo (px)' },
  fullscreen_mobile: { label: 'Pantalla completa en el teléfono' },
  show_on_desktop: { label: 'Mostrar en escritorio' },
  show_on_mobile: { label: 'Mostrar en el teléfono' },
  show_urls: { label: 'Páginas donde se muestra' },
  hide_urls: { label: 'Páginas donde no se muestra' },
  auto_open_seconds: { label: 'Abrir solo a los (segundos)' },
  auto_open_once: { label: 'Abrir solo una vez por visita' },
  callout: { label: 'Globo de invitación' },
  'callout.enabled': { label: 'Mostrar el globo' },
  'callout.title': { label: 'Título', trim: true, input: 'all' },
  'callout.text': { label: 'Texto', trim: true, input: 'all' },
  'callout.delay_seconds': { label: 'Aparece a los (segundos)' },
  welcome_message: { label: 'Mensaje de bienvenida', trim: true, input: 'all' },
  starter_buttons: { label: 'Botones de inicio' },
  'starter_buttons.*': { label: 'Botón' },
  'starter_buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
  'starter_buttons.*.type': { label: 'Acción del botón' },
  'starter_buttons.*.target': { label: 'Destino', trim: true },
  'starter_buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
  input_placeholder: { label: 'Texto de ayuda al escribir', trim: true, input: 'all' },
  input_disabled: { label: 'Sólo botones' },
  allow_emoji: { label: 'Emojis' },
  allow_files: { label: 'Archivos' },
  allow_audio: { label: 'Audios' },
  allow_location: { label: 'Ubicación' },
  upload_types: { label: 'Archivos que se admiten' },
  'upload_types.*': { label: 'Tipo de archivo' },
  upload_max_mb: { label: 'Tamaño máximo de archivo (MB)' },
  sound: { label: 'Sonido' },
  typing_indicator: { label: 'Mostrar que se está escribiendo' },
  show_agents: { label: 'Mostrar quién atiende' },
  show_waiting_time: { label: 'Mostrar la espera' },
  show_transcript: { label: 'Permitir descargar la conversación' },
  show_rating: { label: 'Pedir una valoración' },
  persistent_menu: { label: 'Menú fijo' },
  'persistent_menu.*': { label: 'Botón' },
  'persistent_menu.*.title': { label: 'Texto', trim: true, input: 'all' },
  'persistent_menu.*.type': { label: 'Acción del botón' },
  'persistent_menu.*.target': { label: 'Destino', trim: true },
  'persistent_menu.*.description': { label: 'Descripción', trim: true, input: 'all' },
  whatsapp_button: { label: 'Botón de WhatsApp' },
  whatsapp_message: { label: 'Mensaje de WhatsApp', trim: true, input: 'all' },
  restart_button: { label: 'Botón para volver a empezar' },
  privacy_notice: { label: 'Aviso de privacidad', trim: true, input: 'all' },
  consent_required: { label: 'Pedir consentimiento' },
  offline_form: { label: 'Formulario fuera de horario' },
  allowed_domains: { label: 'Sitios permitidos' },
  'allowed_domains.*': { label: 'Sitio', messages: { pattern: 'El sitio se escribe https://dominio, sin nada después.' } },
  languages: { label: 'Idiomas' },
  'languages.*': { label: 'Idioma' },
  version: { label: 'Versión' },
} }
export const webchatParametersUpdateParams = { validate: validate_webchatParametersUpdateParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const whatsappMessageUpdateBody = { validate: validate_whatsappMessageUpdateBody, fields: { whatsapp_message: { label: 'Mensaje de WhatsApp', trim: true, input: 'all' } } }
export const whatsappMessageUpdateParams = { validate: validate_whatsappMessageUpdateParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const handoffGetParams = { validate: validate_handoffGetParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const handoffUpdateBody = { validate: validate_handoffUpdateBody, fields: {
  form_handoff_mode: { label: 'Pedir los datos del cliente' },
  on_words: { label: 'Palabras que piden una persona' },
  'on_words.*': { trim: true, input: 'text' },
  area_id: { label: 'Área que recibe' },
  confirmation: { label: 'Preguntar antes de derivar' },
  wait_message: { label: 'Mensaje de espera', trim: true, input: 'all' },
  assign_message: { label: 'Mensaje al asignar', trim: true, input: 'all' },
  queue_position: { label: 'Decir el lugar en la cola' },
  timeout_minutes: { label: 'Espera máxima (minutos)' },
  no_agents_response_id: { label: 'Respuesta si no hay nadie' },
  return_to_bot_after_minutes: { label: 'Volver al chatbot (minutos sin actividad)' },
  return_message: { label: 'Mensaje al volver', trim: true, input: 'all' },
  same_agent_days: { label: 'Derivar a la misma persona (días)' },
  version: { label: 'Versión' },
} }
export const handoffUpdateParams = { validate: validate_handoffUpdateParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const handoffScheduleUpdateBody = { validate: validate_handoffScheduleUpdateBody, fields: {
  schedule: { label: 'Horario' },
  'schedule.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
  'schedule.always_open': { label: 'Siempre abierto' },
  'schedule.week': { label: 'Semana' },
  'schedule.week.*': { label: 'Día' },
  'schedule.week.*.day': { label: 'Día' },
  'schedule.week.*.ranges': { label: 'Franjas' },
  'schedule.week.*.ranges.*': { label: 'Franja' },
  'schedule.week.*.ranges.*.from': { label: 'Desde' },
  'schedule.week.*.ranges.*.to': { label: 'Hasta' },
  'schedule.exceptions': { label: 'Excepciones' },
  'schedule.exceptions.*': { label: 'Excepción' },
  'schedule.exceptions.*.date_from': { label: 'Desde' },
  'schedule.exceptions.*.date_to': { label: 'Hasta' },
  'schedule.exceptions.*.name': { label: 'Nombre', trim: true, input: 'text' },
  'schedule.exceptions.*.ranges': { label: 'Franjas' },
  'schedule.exceptions.*.ranges.*': { label: 'Franja' },
  'schedule.exceptions.*.ranges.*.from': { label: 'Desde' },
  'schedule.exceptions.*.ranges.*.to': { label: 'Hasta' },
  version: { label: 'Versión' },
} }
export const handoffScheduleUpdateParams = { validate: validate_handoffScheduleUpdateParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const mediaUploadParams = { validate: validate_mediaUploadParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' } } }
export const mediaGetParams = { validate: validate_mediaGetParams, fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Identificador' } } }
