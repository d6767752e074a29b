// Generated from openapi/. Do not edit: npm run generate.
// @ts-nocheck
import { codePoints, isEmail } from '../../src/contract/formats.ts'
const schema0 = {"$ref":"contract:schemas#/$defs/Credentials","$id":"contract:validate/$sessionLoginBody"};
const schema2 = {"type":"object","required":["username","password"],"additionalProperties":false,"properties":{"username":{"type":"string","minLength":1,"maxLength":150,"pattern":"^[^<>']*$"},"password":{"type":"string","minLength":1,"maxLength":60}}};
const func0 = codePoints;
const pattern0 = new RegExp("^[^<>']*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "username"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "username") || (key0 === "password"))){
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
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 === "string"){
if(func0(data0) > 150){
const err3 = {instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/username",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/username",keyword:"pattern",params:{pattern: "^[^<>']*$"}};
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
const err6 = {instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func0(data1) > 60){
const err7 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 1){
const err8 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1}};
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
const err9 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
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
validate0.errors = vErrors;
return errors === 0;
}
const schema3 = {"$ref":"contract:schemas#/$defs/AccountInput","$id":"contract:validate/$accountCreateBody"};
const schema4 = {"type":"object","required":["name","username","email","password"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":3,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"username":{"type":"string","minLength":3,"maxLength":40,"pattern":"^[A-Za-z0-9]*$"},"email":{"type":"string","format":"email","maxLength":150,"pattern":"^[A-Za-z0-9@_.\\-]*$"},"password":{"type":"string","minLength":6,"maxLength":60}}};
const pattern1 = new RegExp("^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$", "u");
const pattern2 = new RegExp("^[A-Za-z0-9]*$", "u");
const pattern3 = new RegExp("^[A-Za-z0-9@_.\\-]*$", "u");
const formats0 = isEmail;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.username === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "username"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.password === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "username")) || (key0 === "email")) || (key0 === "password"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err5 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 3){
const err6 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1.test(data0)){
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
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err9 = {instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data1) < 3){
const err10 = {instancePath:instancePath+"/username",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data1)){
const err11 = {instancePath:instancePath+"/username",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]*$"}};
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
const err12 = {instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(func0(data2) > 150){
const err13 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern3.test(data2)){
const err14 = {instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^[A-Za-z0-9@_.\\-]*$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0(data2))){
const err15 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
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
const err16 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.password !== undefined){
let data3 = data.password;
if(typeof data3 === "string"){
if(func0(data3) > 60){
const err17 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data3) < 6){
const err18 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 6}};
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
const err19 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
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
const err20 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
const schema5 = {"$ref":"contract:schemas#/$defs/EmptyBody","$id":"contract:validate/$sessionLogoutBody"};
const schema6 = {"type":"object","additionalProperties":false,"properties":{}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
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
else {
const err1 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
const schema7 = {"$ref":"contract:schemas#/$defs/ProfileInput","$id":"contract:validate/$profileUpdateBody"};
const schema8 = {"type":"object","required":["name","username","email"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":3,"maxLength":60,"pattern":"^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"},"username":{"type":"string","minLength":3,"maxLength":40,"pattern":"^[A-Za-z0-9]*$"},"email":{"type":"string","format":"email","maxLength":150,"pattern":"^[A-Za-z0-9@_.\\-]*$"},"current_password":{"type":"string","minLength":1,"maxLength":60}}};
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.username === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "username"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "username")) || (key0 === "email")) || (key0 === "current_password"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err4 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 3){
const err5 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern1.test(data0)){
const err6 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$"}};
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
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err8 = {instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 3){
const err9 = {instancePath:instancePath+"/username",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern2.test(data1)){
const err10 = {instancePath:instancePath+"/username",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]*$"}};
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
const err11 = {instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(func0(data2) > 150){
const err12 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern3.test(data2)){
const err13 = {instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^[A-Za-z0-9@_.\\-]*$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0(data2))){
const err14 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
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
const err15 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.current_password !== undefined){
let data3 = data.current_password;
if(typeof data3 === "string"){
if(func0(data3) > 60){
const err16 = {instancePath:instancePath+"/current_password",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func0(data3) < 1){
const err17 = {instancePath:instancePath+"/current_password",keyword:"minLength",params:{limit: 1}};
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
const err18 = {instancePath:instancePath+"/current_password",keyword:"type",params:{type: "string"}};
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
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
const schema9 = {"$ref":"contract:schemas#/$defs/PasswordInput","$id":"contract:validate/$passwordUpdateBody"};
const schema10 = {"type":"object","required":["current_password","password"],"additionalProperties":false,"properties":{"current_password":{"type":"string","minLength":1,"maxLength":60},"password":{"type":"string","minLength":8,"maxLength":60}}};
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current_password === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "current_password"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "current_password") || (key0 === "password"))){
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
if(data.current_password !== undefined){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err3 = {instancePath:instancePath+"/current_password",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/current_password",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/current_password",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func0(data1) > 60){
const err6 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 8){
const err7 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 8}};
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
const err8 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
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
validate5.errors = vErrors;
return errors === 0;
}
const schema11 = {"$ref":"contract:schemas#/$defs/RecoveryInput","$id":"contract:validate/$recoveryCreateBody"};
const schema12 = {"type":"object","required":["username"],"additionalProperties":false,"properties":{"username":{"type":"string","minLength":1,"maxLength":150,"pattern":"^[A-Za-z0-9@_.\\-]*$"}}};
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "username"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "username")){
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
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 === "string"){
if(func0(data0) > 150){
const err2 = {instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/username",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern3.test(data0)){
const err4 = {instancePath:instancePath+"/username",keyword:"pattern",params:{pattern: "^[A-Za-z0-9@_.\\-]*$"}};
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
const err5 = {instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
const schema13 = {"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","minLength":1,"maxLength":200}},"$id":"contract:validate/$recoveryGetParams"};
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "token")){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1}};
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
const err4 = {instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}};
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
validate7.errors = vErrors;
return errors === 0;
}
const schema14 = {"$ref":"contract:schemas#/$defs/NewPassword","$id":"contract:validate/$recoveryCompleteBody"};
const schema15 = {"type":"object","required":["password"],"additionalProperties":false,"properties":{"password":{"type":"string","minLength":8,"maxLength":60}}};
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "password")){
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
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err2 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 8){
const err3 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 8}};
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
const err4 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
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
validate8.errors = vErrors;
return errors === 0;
}
const schema16 = {"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","minLength":1,"maxLength":200}},"$id":"contract:validate/$recoveryCompleteParams"};
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "token")){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1}};
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
const err4 = {instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}};
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
validate9.errors = vErrors;
return errors === 0;
}
const schema17 = {"$ref":"contract:schemas#/$defs/ConnectionInput","$id":"contract:validate/$connectionUpdateBody"};
const schema18 = {"type":"object","required":["connected"],"additionalProperties":false,"properties":{"connected":{"$ref":"contract:schemas#/$defs/ConnectedState"},"connection_downlink":{"type":["number","null"],"minimum":0,"maximum":100000},"connection_effective_type":{"type":["string","null"],"maxLength":20},"connection_rtt":{"type":["number","null"],"minimum":0,"maximum":600000},"user_agent":{"type":["string","null"],"maxLength":512},"platform":{"type":["string","null"],"maxLength":100}}};
const schema19 = {"type":"boolean","enum":[true,false]};
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connected === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "connected"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "connected") || (key0 === "connection_downlink")) || (key0 === "connection_effective_type")) || (key0 === "connection_rtt")) || (key0 === "user_agent")) || (key0 === "platform"))){
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
if(data.connected !== undefined){
let data0 = data.connected;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/connected",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === true) || (data0 === false))){
const err3 = {instancePath:instancePath+"/connected",keyword:"enum",params:{allowedValues: schema19.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.connection_downlink !== undefined){
let data1 = data.connection_downlink;
if((!(typeof data1 == "number")) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/connection_downlink",keyword:"type",params:{type: schema18.properties.connection_downlink.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/connection_downlink",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/connection_downlink",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.connection_effective_type !== undefined){
let data2 = data.connection_effective_type;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/connection_effective_type",keyword:"type",params:{type: schema18.properties.connection_effective_type.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 20){
const err8 = {instancePath:instancePath+"/connection_effective_type",keyword:"maxLength",params:{limit: 20}};
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
if(data.connection_rtt !== undefined){
let data3 = data.connection_rtt;
if((!(typeof data3 == "number")) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/connection_rtt",keyword:"type",params:{type: schema18.properties.connection_rtt.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 600000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/connection_rtt",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/connection_rtt",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.user_agent !== undefined){
let data4 = data.user_agent;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/user_agent",keyword:"type",params:{type: schema18.properties.user_agent.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 512){
const err13 = {instancePath:instancePath+"/user_agent",keyword:"maxLength",params:{limit: 512}};
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
if(data.platform !== undefined){
let data5 = data.platform;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/platform",keyword:"type",params:{type: schema18.properties.platform.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err15 = {instancePath:instancePath+"/platform",keyword:"maxLength",params:{limit: 100}};
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
validate11.errors = vErrors;
return errors === 0;
}
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}
const schema20 = {"$ref":"contract:schemas#/$defs/ConnectionBeacon","$id":"contract:validate/$connectionBeaconBody"};
const schema21 = {"type":"object","required":["token","connected"],"additionalProperties":false,"properties":{"token":{"type":"string","minLength":1,"maxLength":4096},"connected":{"$ref":"contract:schemas#/$defs/ConnectedState"},"connection_downlink":{"type":["number","null"],"minimum":0,"maximum":100000},"connection_effective_type":{"type":["string","null"],"maxLength":20},"connection_rtt":{"type":["number","null"],"minimum":0,"maximum":600000},"user_agent":{"type":["string","null"],"maxLength":512},"platform":{"type":["string","null"],"maxLength":100}}};
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.connected === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "connected"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "token") || (key0 === "connected")) || (key0 === "connection_downlink")) || (key0 === "connection_effective_type")) || (key0 === "connection_rtt")) || (key0 === "user_agent")) || (key0 === "platform"))){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func0(data0) > 4096){
const err3 = {instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.connected !== undefined){
let data1 = data.connected;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/connected",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === true) || (data1 === false))){
const err7 = {instancePath:instancePath+"/connected",keyword:"enum",params:{allowedValues: schema19.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.connection_downlink !== undefined){
let data2 = data.connection_downlink;
if((!(typeof data2 == "number")) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/connection_downlink",keyword:"type",params:{type: schema21.properties.connection_downlink.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/connection_downlink",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/connection_downlink",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.connection_effective_type !== undefined){
let data3 = data.connection_effective_type;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/connection_effective_type",keyword:"type",params:{type: schema21.properties.connection_effective_type.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 20){
const err12 = {instancePath:instancePath+"/connection_effective_type",keyword:"maxLength",params:{limit: 20}};
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
if(data.connection_rtt !== undefined){
let data4 = data.connection_rtt;
if((!(typeof data4 == "number")) && (data4 !== null)){
const err13 = {instancePath:instancePath+"/connection_rtt",keyword:"type",params:{type: schema21.properties.connection_rtt.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 600000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/connection_rtt",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/connection_rtt",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.user_agent !== undefined){
let data5 = data.user_agent;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/user_agent",keyword:"type",params:{type: schema21.properties.user_agent.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 512){
const err17 = {instancePath:instancePath+"/user_agent",keyword:"maxLength",params:{limit: 512}};
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
if(data.platform !== undefined){
let data6 = data.platform;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/platform",keyword:"type",params:{type: schema21.properties.platform.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 100){
const err19 = {instancePath:instancePath+"/platform",keyword:"maxLength",params:{limit: 100}};
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
const err20 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
validate13.errors = vErrors;
return errors === 0;
}
const schema23 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}},"$id":"contract:validate/$sessionDeleteParams"};
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
for(const key0 in data){
if(!(key0 === "id")){
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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
const schema24 = {"$ref":"contract:schemas#/$defs/Preferences","$id":"contract:validate/$preferencesUpdateBody"};
const schema25 = {"type":"object","required":["shortcuts","desktop_notifications","sound","volume","only_when_hidden"],"additionalProperties":false,"properties":{"shortcuts":{"type":"boolean"},"desktop_notifications":{"type":"boolean"},"sound":{"$ref":"contract:schemas#/$defs/NotificationSound"},"volume":{"type":"integer","minimum":0,"maximum":100},"only_when_hidden":{"type":"boolean"}}};
const schema26 = {"type":"string","enum":["none","bell","drop","knock"]};
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shortcuts === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "shortcuts"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.desktop_notifications === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "desktop_notifications"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sound === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "sound"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.volume === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "volume"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.only_when_hidden === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "only_when_hidden"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "shortcuts") || (key0 === "desktop_notifications")) || (key0 === "sound")) || (key0 === "volume")) || (key0 === "only_when_hidden"))){
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
if(data.shortcuts !== undefined){
if(typeof data.shortcuts !== "boolean"){
const err6 = {instancePath:instancePath+"/shortcuts",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.desktop_notifications !== undefined){
if(typeof data.desktop_notifications !== "boolean"){
const err7 = {instancePath:instancePath+"/desktop_notifications",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sound !== undefined){
let data2 = data.sound;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/sound",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "none") || (data2 === "bell")) || (data2 === "drop")) || (data2 === "knock"))){
const err9 = {instancePath:instancePath+"/sound",keyword:"enum",params:{allowedValues: schema26.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.volume !== undefined){
let data3 = data.volume;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/volume",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/volume",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/volume",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.only_when_hidden !== undefined){
if(typeof data.only_when_hidden !== "boolean"){
const err13 = {instancePath:instancePath+"/only_when_hidden",keyword:"type",params:{type: "boolean"}};
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
export const sessionLoginBody = { validate: validate0, fields: {
  username: {
    label: 'Usuario',
    messages: { minLength: 'Debes completar todos los campos obligatorios.' },
    trim: true,
    input: 'all',
  },
  password: {
    label: 'Contraseña',
    messages: { minLength: 'Debes completar todos los campos obligatorios.' },
    trim: true,
    input: 'password',
  },
} }
export const accountCreateBody = { validate: validate2, fields: {
  name: {
    label: 'Nombre',
    messages: { minLength: 'El nombre debe tener al menos 3 caracteres.' },
    trim: true,
    input: 'text',
  },
  username: {
    label: 'Usuario',
    messages: { minLength: 'El nombre de usuario debe tener al menos 3 caracteres.' },
    trim: true,
    input: 'username',
  },
  email: {
    label: 'Correo',
    messages: { format: 'El correo no es válido.', pattern: 'El correo no es válido.' },
    trim: true,
    input: 'email',
  },
  password: {
    label: 'Contraseña',
    messages: { minLength: 'La contraseña debe tener al menos 6 caracteres.' },
    trim: true,
    input: 'password',
  },
} }
export const sessionLogoutBody = { validate: validate3, fields: {} }
export const profileUpdateBody = { validate: validate4, fields: {
  name: {
    label: 'Nombre',
    messages: { minLength: 'El nombre debe tener al menos 3 caracteres.' },
    trim: true,
    input: 'text',
  },
  username: {
    label: 'Usuario',
    messages: { minLength: 'El nombre de usuario debe tener al menos 3 caracteres.' },
    trim: true,
    input: 'username',
  },
  email: {
    label: 'Correo',
    messages: { format: 'El correo no es válido.', pattern: 'El correo no es válido.' },
    trim: true,
    input: 'email',
  },
  current_password: { label: 'Contraseña actual', trim: true, input: 'password' },
} }
export const passwordUpdateBody = { validate: validate5, fields: {
  current_password: {
    label: 'Contraseña actual',
    messages: { minLength: 'Debes completar todos los campos obligatorios.' },
    trim: true,
    input: 'password',
  },
  password: {
    label: 'Nueva contraseña',
    messages: { minLength: 'La contraseña debe tener al menos 8 caracteres.' },
    trim: true,
    input: 'password',
  },
} }
export const recoveryCreateBody = { validate: validate6, fields: {
  username: {
    label: 'Usuario o correo',
    messages: { minLength: 'Debes completar todos los campos obligatorios.' },
    trim: true,
    input: 'email',
  },
} }
export const recoveryGetParams = { validate: validate7, fields: { token: { label: 'El que llegó por correo' } } }
export const recoveryCompleteBody = { validate: validate8, fields: {
  password: {
    label: 'Nueva contraseña',
    messages: { minLength: 'La contraseña debe tener al menos 8 caracteres.' },
    trim: true,
    input: 'password',
  },
} }
export const recoveryCompleteParams = { validate: validate9, fields: { token: { label: 'El que llegó por correo' } } }
export const connectionUpdateBody = { validate: validate10, fields: {
  connected: { label: 'Estado' },
  connection_downlink: { label: 'Ancho de banda (Mbps)' },
  connection_effective_type: { label: 'Tipo de conexión' },
  connection_rtt: { label: 'Latencia (ms)' },
  user_agent: { label: 'Navegador' },
  platform: { label: 'Plataforma' },
} }
export const connectionBeaconBody = { validate: validate13, fields: {
  connected: { label: 'Estado' },
  connection_downlink: { label: 'Ancho de banda (Mbps)' },
  connection_effective_type: { label: 'Tipo de conexión' },
  connection_rtt: { label: 'Latencia (ms)' },
  user_agent: { label: 'Navegador' },
  platform: { label: 'Plataforma' },
} }
export const sessionDeleteParams = { validate: validate16, fields: { id: { label: 'Identificador' } } }
export const preferencesUpdateBody = { validate: validate17, fields: {
  shortcuts: { label: 'Atajos de teclado' },
  desktop_notifications: { label: 'Notificaciones de escritorio' },
  sound: { label: 'Sonido' },
  volume: { label: 'Volumen' },
  only_when_hidden: { label: 'Avisar sólo con la ventana oculta' },
} }
