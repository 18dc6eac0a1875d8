// generated from openapi/; do not edit
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const Receipt = validate20;
const schema31 = {"type":"object","required":["id","state","reason","patch","log","usage","settled_at","applied","conflicts","sandbox","limit_hit","result"],"properties":{"id":{"$ref":"RunId"},"state":{"$ref":"FinalState"},"reason":{"$ref":"Reason"},"patch":{"type":"string","format":"uri"},"log":{"type":"string","format":"uri"},"usage":{"$ref":"Usage"},"settled_at":{"$ref":"Timestamp"},"applied":{"$ref":"Applied"},"conflicts":{"type":"array","items":{"type":"string"}},"sandbox":{"oneOf":[{"$ref":"SandboxKind"},{"type":"null"}]},"limit_hit":{"oneOf":[{"$ref":"LimitHit"},{"type":"null"}]},"result":{"type":["string","null"]}}};
const schema32 = {"type":"string","pattern":"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"};
const schema33 = {"type":"string","enum":["completed","interrupted","failed"]};
const schema34 = {"type":"object","required":["code","message"],"properties":{"code":{"type":"string","minLength":1},"message":{"type":"string"}}};
const schema40 = {"type":"string","format":"date-time"};
const schema41 = {"type":"string","enum":["fast_forward","merged","unchanged","skipped","conflict","quota_exceeded"]};
const schema42 = {"type":"string","enum":["bubblewrap","unshare","none"]};
const schema43 = {"type":"string","enum":["memory","processes","disk","output","cpu","wall_clock"]};
const pattern4 = new RegExp("^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const func1 = require("ajv/dist/runtime/ucs2length").default;
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;
const formats4 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const schema35 = {"type":"object","required":["input","output","cached_input","cut_calls","duration_ms"],"properties":{"input":{"$ref":"InputTokens"},"output":{"$ref":"OutputTokens"},"cached_input":{"$ref":"CachedInputTokens"},"cut_calls":{"$ref":"CutCalls"},"duration_ms":{"type":"integer","minimum":0}}};
const schema36 = {"type":"integer","minimum":0};
const schema37 = {"type":"integer","minimum":0};
const schema38 = {"type":["integer","null"],"minimum":0};
const schema39 = {"type":"integer","minimum":0};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.input === undefined) && (missing0 = "input")) || ((data.output === undefined) && (missing0 = "output"))) || ((data.cached_input === undefined) && (missing0 = "cached_input"))) || ((data.cut_calls === undefined) && (missing0 = "cut_calls"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input !== undefined){
let data0 = data.input;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate21.errors = [{instancePath:instancePath+"/input",schemaPath:"InputTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/input",schemaPath:"InputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate21.errors = [{instancePath:instancePath+"/output",schemaPath:"OutputTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/output",schemaPath:"OutputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cached_input !== undefined){
let data2 = data.cached_input;
const _errs7 = errors;
const _errs8 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate21.errors = [{instancePath:instancePath+"/cached_input",schemaPath:"CachedInputTokens/type",keyword:"type",params:{type: schema38.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate21.errors = [{instancePath:instancePath+"/cached_input",schemaPath:"CachedInputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cut_calls !== undefined){
let data3 = data.cut_calls;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate21.errors = [{instancePath:instancePath+"/cut_calls",schemaPath:"CutCalls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate21.errors = [{instancePath:instancePath+"/cut_calls",schemaPath:"CutCalls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data4 = data.duration_ms;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate21.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"input":true,"output":true,"cached_input":true,"cut_calls":true,"duration_ms":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.patch === undefined) && (missing0 = "patch"))) || ((data.log === undefined) && (missing0 = "log"))) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.settled_at === undefined) && (missing0 = "settled_at"))) || ((data.applied === undefined) && (missing0 = "applied"))) || ((data.conflicts === undefined) && (missing0 = "conflicts"))) || ((data.sandbox === undefined) && (missing0 = "sandbox"))) || ((data.limit_hit === undefined) && (missing0 = "limit_hit"))) || ((data.result === undefined) && (missing0 = "result"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data1 = data.state;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate20.errors = [{instancePath:instancePath+"/state",schemaPath:"FinalState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "completed") || (data1 === "interrupted")) || (data1 === "failed"))){
validate20.errors = [{instancePath:instancePath+"/state",schemaPath:"FinalState/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.code === undefined) && (missing1 = "code")) || ((data2.message === undefined) && (missing1 = "message"))){
validate20.errors = [{instancePath:instancePath+"/reason",schemaPath:"Reason/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.code !== undefined){
let data3 = data2.code;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate20.errors = [{instancePath:instancePath+"/reason/code",schemaPath:"Reason/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/reason/code",schemaPath:"Reason/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.message !== undefined){
const _errs12 = errors;
if(typeof data2.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/reason/message",schemaPath:"Reason/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/reason",schemaPath:"Reason/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patch !== undefined){
let data5 = data.patch;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0(data5))){
validate20.errors = [{instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log !== undefined){
let data6 = data.log;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0(data6))){
validate20.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs18 = errors;
if(!(validate21(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settled_at !== undefined){
let data8 = data.settled_at;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate20.errors = [{instancePath:instancePath+"/settled_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/settled_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.applied !== undefined){
let data9 = data.applied;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate20.errors = [{instancePath:instancePath+"/applied",schemaPath:"Applied/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data9 === "fast_forward") || (data9 === "merged")) || (data9 === "unchanged")) || (data9 === "skipped")) || (data9 === "conflict")) || (data9 === "quota_exceeded"))){
validate20.errors = [{instancePath:instancePath+"/applied",schemaPath:"Applied/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conflicts !== undefined){
let data10 = data.conflicts;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data10)){
var valid7 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(typeof data10[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/conflicts/" + i0,schemaPath:"#/properties/conflicts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs27 === errors;
if(!valid7){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/conflicts",schemaPath:"#/properties/conflicts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sandbox !== undefined){
let data12 = data.sandbox;
const _errs29 = errors;
const _errs30 = errors;
let valid8 = false;
let passing0 = null;
const _errs31 = errors;
if(typeof data12 !== "string"){
const err0 = {instancePath:instancePath+"/sandbox",schemaPath:"SandboxKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data12 === "bubblewrap") || (data12 === "unshare")) || (data12 === "none"))){
const err1 = {instancePath:instancePath+"/sandbox",schemaPath:"SandboxKind/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs31 === errors;
if(_valid0){
valid8 = true;
passing0 = 0;
}
const _errs34 = errors;
if(data12 !== null){
const err2 = {instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err3 = {instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit_hit !== undefined){
let data13 = data.limit_hit;
const _errs36 = errors;
const _errs37 = errors;
let valid10 = false;
let passing1 = null;
const _errs38 = errors;
if(typeof data13 !== "string"){
const err4 = {instancePath:instancePath+"/limit_hit",schemaPath:"LimitHit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((data13 === "memory") || (data13 === "processes")) || (data13 === "disk")) || (data13 === "output")) || (data13 === "cpu")) || (data13 === "wall_clock"))){
const err5 = {instancePath:instancePath+"/limit_hit",schemaPath:"LimitHit/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs38 === errors;
if(_valid1){
valid10 = true;
passing1 = 0;
}
const _errs41 = errors;
if(data13 !== null){
const err6 = {instancePath:instancePath+"/limit_hit",schemaPath:"#/properties/limit_hit/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs41 === errors;
if(_valid1 && valid10){
valid10 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid10 = true;
passing1 = 1;
}
}
if(!valid10){
const err7 = {instancePath:instancePath+"/limit_hit",schemaPath:"#/properties/limit_hit/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data14 = data.result;
const _errs43 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate20.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: schema31.properties.result.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"id":true,"state":true,"reason":true,"patch":true,"log":true,"usage":true,"settled_at":true,"applied":true,"conflicts":true,"sandbox":true,"limit_hit":true,"result":true},"dynamicProps":false,"dynamicItems":false};

export const LogLine = validate23;
const schema44 = {"type":"object","required":["at","attempt","step","stream","text"],"properties":{"at":{"$ref":"Timestamp"},"attempt":{"type":"integer","minimum":1},"step":{"type":["integer","null"],"minimum":1},"stream":{"type":"string","enum":["stdout","stderr","message","service"]},"text":{"type":"string"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.at === undefined) && (missing0 = "at")) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.step === undefined) && (missing0 = "step"))) || ((data.stream === undefined) && (missing0 = "stream"))) || ((data.text === undefined) && (missing0 = "text"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.at !== undefined){
let data0 = data.at;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats4.validate(data0))){
validate23.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data1 = data.attempt;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate23.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate23.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data2 = data.step;
const _errs6 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate23.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: schema44.properties.step.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate23.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data3 = data.stream;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate23.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "stdout") || (data3 === "stderr")) || (data3 === "message")) || (data3 === "service"))){
validate23.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/enum",keyword:"enum",params:{allowedValues: schema44.properties.stream.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs10 = errors;
if(typeof data.text !== "string"){
validate23.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"at":true,"attempt":true,"step":true,"stream":true,"text":true},"dynamicProps":false,"dynamicItems":false};

export const RunEvent = validate24;
const schema46 = {"oneOf":[{"$ref":"RunStartedEvent"},{"$ref":"StepStartedEvent"},{"$ref":"StepCompletedEvent"},{"$ref":"PatchReadyEvent"},{"$ref":"RunRetryingEvent"},{"$ref":"MessageAddedEvent"},{"$ref":"InputRequestedEvent"},{"$ref":"InputResolvedEvent"},{"$ref":"UsageUpdatedEvent"},{"$ref":"RunSettledEvent"}],"type":"object","discriminator":{"propertyName":"type"}};
const schema47 = {"type":"object","required":["id","type","seq","at","schema_version","attempt"],"properties":{"id":{"$ref":"RunId"},"type":{"type":"string","const":"run.started"},"seq":{"$ref":"EventSeq"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"},"attempt":{"type":"integer","minimum":1}}};
const schema49 = {"type":"integer","minimum":1};
const schema51 = {"type":"integer","minimum":1};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("run.started" !== data1){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "run.started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data2 = data.seq;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate25.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate25.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data4 = data.schema_version;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate25.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data5 = data.attempt;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate25.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"id":true,"type":true,"seq":true,"at":true,"schema_version":true,"attempt":true},"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","required":["id","type","seq","at","schema_version","step","index","kind","title"],"properties":{"id":{"$ref":"RunId"},"type":{"type":"string","const":"step.started"},"seq":{"$ref":"EventSeq"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"},"step":{"$ref":"StepName"},"index":{"$ref":"StepIndex"},"kind":{"$ref":"StepKind"},"title":{"type":"string"}}};
const schema57 = {"type":"string","minLength":1};
const schema58 = {"type":"integer","minimum":1};
const schema59 = {"type":"string","enum":["command","edit","read","search","other"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.step === undefined) && (missing0 = "step"))) || ((data.index === undefined) && (missing0 = "index"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.title === undefined) && (missing0 = "title"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("step.started" !== data1){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "step.started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data2 = data.seq;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate26.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate26.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate26.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data4 = data.schema_version;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate26.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate26.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data5 = data.step;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate26.errors = [{instancePath:instancePath+"/step",schemaPath:"StepName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/step",schemaPath:"StepName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data6 = data.index;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate26.errors = [{instancePath:instancePath+"/index",schemaPath:"StepIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate26.errors = [{instancePath:instancePath+"/index",schemaPath:"StepIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data7 = data.kind;
const _errs21 = errors;
if(typeof data7 !== "string"){
validate26.errors = [{instancePath:instancePath+"/kind",schemaPath:"StepKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data7 === "command") || (data7 === "edit")) || (data7 === "read")) || (data7 === "search")) || (data7 === "other"))){
validate26.errors = [{instancePath:instancePath+"/kind",schemaPath:"StepKind/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs24 = errors;
if(typeof data.title !== "string"){
validate26.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"id":true,"type":true,"seq":true,"at":true,"schema_version":true,"step":true,"index":true,"kind":true,"title":true},"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"object","required":["id","type","seq","at","schema_version","step","index","passed","failed","checks","exit_code","limit_hit","status","duration_ms"],"properties":{"id":{"$ref":"RunId"},"type":{"type":"string","const":"step.completed"},"seq":{"$ref":"EventSeq"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"},"step":{"$ref":"StepName"},"index":{"$ref":"StepIndex"},"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"checks":{"type":"string","enum":["reported","outcome"]},"exit_code":{"type":["integer","null"]},"limit_hit":{"oneOf":[{"$ref":"LimitHit"},{"type":"null"}]},"status":{"type":"string","enum":["completed","failed","interrupted"]},"duration_ms":{"type":"integer","minimum":0}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.step === undefined) && (missing0 = "step"))) || ((data.index === undefined) && (missing0 = "index"))) || ((data.passed === undefined) && (missing0 = "passed"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.checks === undefined) && (missing0 = "checks"))) || ((data.exit_code === undefined) && (missing0 = "exit_code"))) || ((data.limit_hit === undefined) && (missing0 = "limit_hit"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("step.completed" !== data1){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "step.completed"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data2 = data.seq;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate27.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate27.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate27.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data4 = data.schema_version;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate27.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate27.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data5 = data.step;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate27.errors = [{instancePath:instancePath+"/step",schemaPath:"StepName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/step",schemaPath:"StepName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data6 = data.index;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate27.errors = [{instancePath:instancePath+"/index",schemaPath:"StepIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/index",schemaPath:"StepIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passed !== undefined){
let data7 = data.passed;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate27.errors = [{instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate27.errors = [{instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data8 = data.failed;
const _errs23 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate27.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate27.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checks !== undefined){
let data9 = data.checks;
const _errs25 = errors;
if(typeof data9 !== "string"){
validate27.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "reported") || (data9 === "outcome"))){
validate27.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/enum",keyword:"enum",params:{allowedValues: schema60.properties.checks.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exit_code !== undefined){
let data10 = data.exit_code;
const _errs27 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate27.errors = [{instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema60.properties.exit_code.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit_hit !== undefined){
let data11 = data.limit_hit;
const _errs29 = errors;
const _errs30 = errors;
let valid7 = false;
let passing0 = null;
const _errs31 = errors;
if(typeof data11 !== "string"){
const err0 = {instancePath:instancePath+"/limit_hit",schemaPath:"LimitHit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data11 === "memory") || (data11 === "processes")) || (data11 === "disk")) || (data11 === "output")) || (data11 === "cpu")) || (data11 === "wall_clock"))){
const err1 = {instancePath:instancePath+"/limit_hit",schemaPath:"LimitHit/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs31 === errors;
if(_valid0){
valid7 = true;
passing0 = 0;
}
const _errs34 = errors;
if(data11 !== null){
const err2 = {instancePath:instancePath+"/limit_hit",schemaPath:"#/properties/limit_hit/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid7 = true;
passing0 = 1;
}
}
if(!valid7){
const err3 = {instancePath:instancePath+"/limit_hit",schemaPath:"#/properties/limit_hit/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate27.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data12 = data.status;
const _errs36 = errors;
if(typeof data12 !== "string"){
validate27.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data12 === "completed") || (data12 === "failed")) || (data12 === "interrupted"))){
validate27.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema60.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data13 = data.duration_ms;
const _errs38 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate27.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate27.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"id":true,"type":true,"seq":true,"at":true,"schema_version":true,"step":true,"index":true,"passed":true,"failed":true,"checks":true,"exit_code":true,"limit_hit":true,"status":true,"duration_ms":true},"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"object","required":["id","type","seq","at","schema_version","patch","base_commit","files","insertions","deletions","bytes","sha256","omitted"],"properties":{"id":{"$ref":"RunId"},"type":{"type":"string","const":"patch.ready"},"seq":{"$ref":"EventSeq"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"},"patch":{"type":"string","format":"uri"},"base_commit":{"$ref":"Commit"},"files":{"type":"integer","minimum":0},"insertions":{"type":"integer","minimum":0},"deletions":{"type":"integer","minimum":0},"bytes":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"omitted":{"type":"array","items":{"type":"string"}},"ignored":{"type":"array","items":{"type":"string"}}}};
const schema73 = {"type":"string","pattern":"^[0-9a-f]{40}$"};
const pattern9 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern10 = new RegExp("^[0-9a-f]{64}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.patch === undefined) && (missing0 = "patch"))) || ((data.base_commit === undefined) && (missing0 = "base_commit"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.insertions === undefined) && (missing0 = "insertions"))) || ((data.deletions === undefined) && (missing0 = "deletions"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))) || ((data.omitted === undefined) && (missing0 = "omitted"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("patch.ready" !== data1){
validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "patch.ready"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data2 = data.seq;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate28.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate28.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate28.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data4 = data.schema_version;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate28.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate28.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patch !== undefined){
let data5 = data.patch;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data5 === "string"){
if(!(formats0(data5))){
validate28.errors = [{instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_commit !== undefined){
let data6 = data.base_commit;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern9.test(data6)){
validate28.errors = [{instancePath:instancePath+"/base_commit",schemaPath:"Commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/base_commit",schemaPath:"Commit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data7 = data.files;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate28.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate28.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insertions !== undefined){
let data8 = data.insertions;
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate28.errors = [{instancePath:instancePath+"/insertions",schemaPath:"#/properties/insertions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate28.errors = [{instancePath:instancePath+"/insertions",schemaPath:"#/properties/insertions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletions !== undefined){
let data9 = data.deletions;
const _errs24 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate28.errors = [{instancePath:instancePath+"/deletions",schemaPath:"#/properties/deletions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate28.errors = [{instancePath:instancePath+"/deletions",schemaPath:"#/properties/deletions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data10 = data.bytes;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate28.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate28.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data11 = data.sha256;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate28.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.omitted !== undefined){
let data12 = data.omitted;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data12)){
var valid6 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(typeof data12[i0] !== "string"){
validate28.errors = [{instancePath:instancePath+"/omitted/" + i0,schemaPath:"#/properties/omitted/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs32 === errors;
if(!valid6){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignored !== undefined){
let data14 = data.ignored;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data14)){
var valid7 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs36 = errors;
if(typeof data14[i1] !== "string"){
validate28.errors = [{instancePath:instancePath+"/ignored/" + i1,schemaPath:"#/properties/ignored/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs36 === errors;
if(!valid7){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/ignored",schemaPath:"#/properties/ignored/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"id":true,"type":true,"seq":true,"at":true,"schema_version":true,"patch":true,"base_commit":true,"files":true,"insertions":true,"deletions":true,"bytes":true,"sha256":true,"omitted":true,"ignored":true},"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"object","required":["id","type","seq","at","schema_version","attempt","reason"],"properties":{"id":{"$ref":"RunId"},"type":{"type":"string","const":"run.retrying"},"seq":{"$ref":"EventSeq"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"},"attempt":{"type":"integer","minimum":2},"reason":{"$ref":"Reason"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("run.retrying" !== data1){
validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "run.retrying"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data2 = data.seq;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate29.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate29.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data4 = data.schema_version;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate29.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate29.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data5 = data.attempt;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate29.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 2 || isNaN(data5)){
validate29.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data6 = data.reason;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.code === undefined) && (missing1 = "code")) || ((data6.message === undefined) && (missing1 = "message"))){
validate29.errors = [{instancePath:instancePath+"/reason",schemaPath:"Reason/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.code !== undefined){
let data7 = data6.code;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(func1(data7) < 1){
validate29.errors = [{instancePath:instancePath+"/reason/code",schemaPath:"Reason/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/reason/code",schemaPath:"Reason/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.message !== undefined){
const _errs22 = errors;
if(typeof data6.message !== "string"){
validate29.errors = [{instancePath:instancePath+"/reason/message",schemaPath:"Reason/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/reason",schemaPath:"Reason/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"id":true,"type":true,"seq":true,"at":true,"schema_version":true,"attempt":true,"reason":true},"dynamicProps":false,"dynamicItems":false};

const schema80 = {"type":"object","required":["id","type","seq","at","schema_version","from","text"],"properties":{"id":{"$ref":"RunId"},"type":{"type":"string","const":"message.added"},"seq":{"$ref":"EventSeq"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"},"from":{"type":"string","enum":["agent","client"]},"text":{"type":"string"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.text === undefined) && (missing0 = "text"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate30.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.added" !== data1){
validate30.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message.added"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data2 = data.seq;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate30.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate30.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate30.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data4 = data.schema_version;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate30.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate30.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data5 = data.from;
const _errs15 = errors;
if(typeof data5 !== "string"){
validate30.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "agent") || (data5 === "client"))){
validate30.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/enum",keyword:"enum",params:{allowedValues: schema80.properties.from.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs17 = errors;
if(typeof data.text !== "string"){
validate30.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"id":true,"type":true,"seq":true,"at":true,"schema_version":true,"from":true,"text":true},"dynamicProps":false,"dynamicItems":false};

const schema85 = {"type":"object","required":["id","type","seq","at","schema_version","input","kind","title","options","expires_at"],"properties":{"id":{"$ref":"RunId"},"type":{"type":"string","const":"input.requested"},"seq":{"$ref":"EventSeq"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"},"input":{"$ref":"InputId"},"kind":{"$ref":"InputKind"},"title":{"type":"string"},"options":{"type":"array","items":{"$ref":"InputOption"}},"expires_at":{"type":"string","format":"date-time"}}};
const schema90 = {"type":"string","pattern":"^inp_[0-7][0-9a-hjkmnp-tv-z]{25}$"};
const schema91 = {"type":"string","enum":["permission","choice","text"]};
const schema92 = {"type":"object","required":["id","label","effect"],"properties":{"id":{"type":"string"},"label":{"type":"string"},"effect":{"type":"string","enum":["allow","deny","other"]}}};
const pattern14 = new RegExp("^inp_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.options === undefined) && (missing0 = "options"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("input.requested" !== data1){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input.requested"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data2 = data.seq;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate31.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate31.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data4 = data.schema_version;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate31.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate31.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data5 = data.input;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern14.test(data5)){
validate31.errors = [{instancePath:instancePath+"/input",schemaPath:"InputId/pattern",keyword:"pattern",params:{pattern: "^inp_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^inp_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/input",schemaPath:"InputId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data6 = data.kind;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate31.errors = [{instancePath:instancePath+"/kind",schemaPath:"InputKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "permission") || (data6 === "choice")) || (data6 === "text"))){
validate31.errors = [{instancePath:instancePath+"/kind",schemaPath:"InputKind/enum",keyword:"enum",params:{allowedValues: schema91.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs21 = errors;
if(typeof data.title !== "string"){
validate31.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data8 = data.options;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data8)){
var valid7 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.id === undefined) && (missing1 = "id")) || ((data9.label === undefined) && (missing1 = "label"))) || ((data9.effect === undefined) && (missing1 = "effect"))){
validate31.errors = [{instancePath:instancePath+"/options/" + i0,schemaPath:"InputOption/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data9.id !== undefined){
const _errs28 = errors;
if(typeof data9.id !== "string"){
validate31.errors = [{instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"InputOption/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs28 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data9.label !== undefined){
const _errs30 = errors;
if(typeof data9.label !== "string"){
validate31.errors = [{instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"InputOption/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs30 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data9.effect !== undefined){
let data12 = data9.effect;
const _errs32 = errors;
if(typeof data12 !== "string"){
validate31.errors = [{instancePath:instancePath+"/options/" + i0+"/effect",schemaPath:"InputOption/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data12 === "allow") || (data12 === "deny")) || (data12 === "other"))){
validate31.errors = [{instancePath:instancePath+"/options/" + i0+"/effect",schemaPath:"InputOption/properties/effect/enum",keyword:"enum",params:{allowedValues: schema92.properties.effect.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs32 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/options/" + i0,schemaPath:"InputOption/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data13 = data.expires_at;
const _errs34 = errors;
if(errors === _errs34){
if(errors === _errs34){
if(typeof data13 === "string"){
if(!(formats4.validate(data13))){
validate31.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"id":true,"type":true,"seq":true,"at":true,"schema_version":true,"input":true,"kind":true,"title":true,"options":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","required":["id","type","seq","at","schema_version","input","outcome","option","text"],"properties":{"id":{"$ref":"RunId"},"type":{"type":"string","const":"input.resolved"},"seq":{"$ref":"EventSeq"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"},"input":{"$ref":"InputId"},"outcome":{"type":"string","enum":["answered","expired","withdrawn"]},"option":{"type":["string","null"]},"text":{"type":["string","null"]}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.option === undefined) && (missing0 = "option"))) || ((data.text === undefined) && (missing0 = "text"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate32.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("input.resolved" !== data1){
validate32.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input.resolved"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data2 = data.seq;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate32.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate32.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data4 = data.schema_version;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate32.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data5 = data.input;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern14.test(data5)){
validate32.errors = [{instancePath:instancePath+"/input",schemaPath:"InputId/pattern",keyword:"pattern",params:{pattern: "^inp_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^inp_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/input",schemaPath:"InputId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data6 = data.outcome;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate32.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "answered") || (data6 === "expired")) || (data6 === "withdrawn"))){
validate32.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema93.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.option !== undefined){
let data7 = data.option;
const _errs20 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate32.errors = [{instancePath:instancePath+"/option",schemaPath:"#/properties/option/type",keyword:"type",params:{type: schema93.properties.option.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data8 = data.text;
const _errs22 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate32.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema93.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"id":true,"type":true,"seq":true,"at":true,"schema_version":true,"input":true,"outcome":true,"option":true,"text":true},"dynamicProps":false,"dynamicItems":false};

const schema99 = {"type":"object","required":["id","type","seq","at","schema_version","input","output","cached_input","cut_calls"],"properties":{"id":{"$ref":"RunId"},"type":{"type":"string","const":"usage.updated"},"seq":{"$ref":"EventSeq"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"},"input":{"$ref":"InputTokens"},"output":{"$ref":"OutputTokens"},"cached_input":{"$ref":"CachedInputTokens"},"cut_calls":{"$ref":"CutCalls"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.output === undefined) && (missing0 = "output"))) || ((data.cached_input === undefined) && (missing0 = "cached_input"))) || ((data.cut_calls === undefined) && (missing0 = "cut_calls"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("usage.updated" !== data1){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "usage.updated"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data2 = data.seq;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate33.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate33.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate33.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data4 = data.schema_version;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate33.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate33.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data5 = data.input;
const _errs15 = errors;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate33.errors = [{instancePath:instancePath+"/input",schemaPath:"InputTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate33.errors = [{instancePath:instancePath+"/input",schemaPath:"InputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data6 = data.output;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate33.errors = [{instancePath:instancePath+"/output",schemaPath:"OutputTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate33.errors = [{instancePath:instancePath+"/output",schemaPath:"OutputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cached_input !== undefined){
let data7 = data.cached_input;
const _errs21 = errors;
const _errs22 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate33.errors = [{instancePath:instancePath+"/cached_input",schemaPath:"CachedInputTokens/type",keyword:"type",params:{type: schema38.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs22){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate33.errors = [{instancePath:instancePath+"/cached_input",schemaPath:"CachedInputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cut_calls !== undefined){
let data8 = data.cut_calls;
const _errs24 = errors;
const _errs25 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate33.errors = [{instancePath:instancePath+"/cut_calls",schemaPath:"CutCalls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate33.errors = [{instancePath:instancePath+"/cut_calls",schemaPath:"CutCalls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"id":true,"type":true,"seq":true,"at":true,"schema_version":true,"input":true,"output":true,"cached_input":true,"cut_calls":true},"dynamicProps":false,"dynamicItems":false};

const schema108 = {"type":"object","required":["id","type","seq","at","schema_version","state","reason","patch","log","usage","settled_at","applied","conflicts","sandbox","limit_hit","result"],"properties":{"id":{"$ref":"RunId"},"type":{"type":"string","const":"run.settled"},"seq":{"$ref":"EventSeq"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"},"state":{"$ref":"FinalState"},"reason":{"$ref":"Reason"},"patch":{"type":"string","format":"uri"},"log":{"type":"string","format":"uri"},"usage":{"$ref":"Usage"},"settled_at":{"$ref":"Timestamp"},"applied":{"$ref":"Applied"},"conflicts":{"type":"array","items":{"type":"string"}},"sandbox":{"oneOf":[{"$ref":"SandboxKind"},{"type":"null"}]},"limit_hit":{"oneOf":[{"$ref":"LimitHit"},{"type":"null"}]},"result":{"type":["string","null"]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.patch === undefined) && (missing0 = "patch"))) || ((data.log === undefined) && (missing0 = "log"))) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.settled_at === undefined) && (missing0 = "settled_at"))) || ((data.applied === undefined) && (missing0 = "applied"))) || ((data.conflicts === undefined) && (missing0 = "conflicts"))) || ((data.sandbox === undefined) && (missing0 = "sandbox"))) || ((data.limit_hit === undefined) && (missing0 = "limit_hit"))) || ((data.result === undefined) && (missing0 = "result"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("run.settled" !== data1){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "run.settled"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data2 = data.seq;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate34.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/seq",schemaPath:"EventSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate34.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data4 = data.schema_version;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate34.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate34.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data5 = data.state;
const _errs15 = errors;
if(typeof data5 !== "string"){
validate34.errors = [{instancePath:instancePath+"/state",schemaPath:"FinalState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "completed") || (data5 === "interrupted")) || (data5 === "failed"))){
validate34.errors = [{instancePath:instancePath+"/state",schemaPath:"FinalState/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data6 = data.reason;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.code === undefined) && (missing1 = "code")) || ((data6.message === undefined) && (missing1 = "message"))){
validate34.errors = [{instancePath:instancePath+"/reason",schemaPath:"Reason/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.code !== undefined){
let data7 = data6.code;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func1(data7) < 1){
validate34.errors = [{instancePath:instancePath+"/reason/code",schemaPath:"Reason/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/reason/code",schemaPath:"Reason/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.message !== undefined){
const _errs23 = errors;
if(typeof data6.message !== "string"){
validate34.errors = [{instancePath:instancePath+"/reason/message",schemaPath:"Reason/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/reason",schemaPath:"Reason/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patch !== undefined){
let data9 = data.patch;
const _errs25 = errors;
if(errors === _errs25){
if(errors === _errs25){
if(typeof data9 === "string"){
if(!(formats0(data9))){
validate34.errors = [{instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log !== undefined){
let data10 = data.log;
const _errs27 = errors;
if(errors === _errs27){
if(errors === _errs27){
if(typeof data10 === "string"){
if(!(formats0(data10))){
validate34.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs29 = errors;
if(!(validate21(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settled_at !== undefined){
let data12 = data.settled_at;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(errors === _errs31){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate34.errors = [{instancePath:instancePath+"/settled_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/settled_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.applied !== undefined){
let data13 = data.applied;
const _errs33 = errors;
if(typeof data13 !== "string"){
validate34.errors = [{instancePath:instancePath+"/applied",schemaPath:"Applied/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data13 === "fast_forward") || (data13 === "merged")) || (data13 === "unchanged")) || (data13 === "skipped")) || (data13 === "conflict")) || (data13 === "quota_exceeded"))){
validate34.errors = [{instancePath:instancePath+"/applied",schemaPath:"Applied/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conflicts !== undefined){
let data14 = data.conflicts;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data14)){
var valid10 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs38 = errors;
if(typeof data14[i0] !== "string"){
validate34.errors = [{instancePath:instancePath+"/conflicts/" + i0,schemaPath:"#/properties/conflicts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs38 === errors;
if(!valid10){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/conflicts",schemaPath:"#/properties/conflicts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sandbox !== undefined){
let data16 = data.sandbox;
const _errs40 = errors;
const _errs41 = errors;
let valid11 = false;
let passing0 = null;
const _errs42 = errors;
if(typeof data16 !== "string"){
const err0 = {instancePath:instancePath+"/sandbox",schemaPath:"SandboxKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data16 === "bubblewrap") || (data16 === "unshare")) || (data16 === "none"))){
const err1 = {instancePath:instancePath+"/sandbox",schemaPath:"SandboxKind/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs42 === errors;
if(_valid0){
valid11 = true;
passing0 = 0;
}
const _errs45 = errors;
if(data16 !== null){
const err2 = {instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs45 === errors;
if(_valid0 && valid11){
valid11 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid11 = true;
passing0 = 1;
}
}
if(!valid11){
const err3 = {instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit_hit !== undefined){
let data17 = data.limit_hit;
const _errs47 = errors;
const _errs48 = errors;
let valid13 = false;
let passing1 = null;
const _errs49 = errors;
if(typeof data17 !== "string"){
const err4 = {instancePath:instancePath+"/limit_hit",schemaPath:"LimitHit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((data17 === "memory") || (data17 === "processes")) || (data17 === "disk")) || (data17 === "output")) || (data17 === "cpu")) || (data17 === "wall_clock"))){
const err5 = {instancePath:instancePath+"/limit_hit",schemaPath:"LimitHit/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs49 === errors;
if(_valid1){
valid13 = true;
passing1 = 0;
}
const _errs52 = errors;
if(data17 !== null){
const err6 = {instancePath:instancePath+"/limit_hit",schemaPath:"#/properties/limit_hit/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs52 === errors;
if(_valid1 && valid13){
valid13 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid13 = true;
passing1 = 1;
}
}
if(!valid13){
const err7 = {instancePath:instancePath+"/limit_hit",schemaPath:"#/properties/limit_hit/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data18 = data.result;
const _errs54 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate34.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: schema108.properties.result.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"id":true,"type":true,"seq":true,"at":true,"schema_version":true,"state":true,"reason":true,"patch":true,"log":true,"usage":true,"settled_at":true,"applied":true,"conflicts":true,"sandbox":true,"limit_hit":true,"result":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "run.started"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var props0 = {};
props0.id = true;
props0.type = true;
props0.seq = true;
props0.at = true;
props0.schema_version = true;
props0.attempt = true;
}
else if(tag0 === "step.started"){
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.type = true;
props0.seq = true;
props0.at = true;
props0.schema_version = true;
props0.step = true;
props0.index = true;
props0.kind = true;
props0.title = true;
}
}
else if(tag0 === "step.completed"){
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.type = true;
props0.seq = true;
props0.at = true;
props0.schema_version = true;
props0.step = true;
props0.index = true;
props0.passed = true;
props0.failed = true;
props0.checks = true;
props0.exit_code = true;
props0.limit_hit = true;
props0.status = true;
props0.duration_ms = true;
}
}
else if(tag0 === "patch.ready"){
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.type = true;
props0.seq = true;
props0.at = true;
props0.schema_version = true;
props0.patch = true;
props0.base_commit = true;
props0.files = true;
props0.insertions = true;
props0.deletions = true;
props0.bytes = true;
props0.sha256 = true;
props0.omitted = true;
props0.ignored = true;
}
}
else if(tag0 === "run.retrying"){
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.type = true;
props0.seq = true;
props0.at = true;
props0.schema_version = true;
props0.attempt = true;
props0.reason = true;
}
}
else if(tag0 === "message.added"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.type = true;
props0.seq = true;
props0.at = true;
props0.schema_version = true;
props0.from = true;
props0.text = true;
}
}
else if(tag0 === "input.requested"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.type = true;
props0.seq = true;
props0.at = true;
props0.schema_version = true;
props0.input = true;
props0.kind = true;
props0.title = true;
props0.options = true;
props0.expires_at = true;
}
}
else if(tag0 === "input.resolved"){
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.type = true;
props0.seq = true;
props0.at = true;
props0.schema_version = true;
props0.input = true;
props0.outcome = true;
props0.option = true;
props0.text = true;
}
}
else if(tag0 === "usage.updated"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.type = true;
props0.seq = true;
props0.at = true;
props0.schema_version = true;
props0.input = true;
props0.output = true;
props0.cached_input = true;
props0.cut_calls = true;
}
}
else if(tag0 === "run.settled"){
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.type = true;
props0.seq = true;
props0.at = true;
props0.schema_version = true;
props0.state = true;
props0.reason = true;
props0.patch = true;
props0.log = true;
props0.usage = true;
props0.settled_at = true;
props0.applied = true;
props0.conflicts = true;
props0.sandbox = true;
props0.limit_hit = true;
props0.result = true;
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const WebhookMessage = validate46;
const schema119 = {"type":"object","required":["type","timestamp","data"],"properties":{"type":{"type":"string"},"timestamp":{"$ref":"Timestamp"},"data":{"oneOf":[{"$ref":"RunEvent"},{"$ref":"WebhookTestEvent"}]}}};
const schema121 = {"type":"object","required":["id","type","at","schema_version"],"properties":{"id":{"$ref":"WebhookId"},"type":{"type":"string","const":"webhook.test"},"at":{"$ref":"Timestamp"},"schema_version":{"$ref":"SchemaVersion"}}};
const schema122 = {"type":"string","pattern":"^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"};
const pattern19 = new RegExp("^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"WebhookId/pattern",keyword:"pattern",params:{pattern: "^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"WebhookId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("webhook.test" !== data1){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "webhook.test"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate48.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
let data3 = data.schema_version;
const _errs9 = errors;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate48.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate48.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"SchemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"id":true,"type":true,"at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate46.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
else {
var props0 = validate24.evaluated.props;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs9 = errors;
if(!(validate48(data2, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.type = true;
props0.at = true;
props0.schema_version = true;
}
}
}
if(!valid2){
const err0 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate46.errors = vErrors;
return false;
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
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"type":true,"timestamp":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const RunState = validate50;
const schema125 = {"type":"string","enum":["queued","running","waiting","completed","interrupted","failed"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "queued") || (data === "running")) || (data === "waiting")) || (data === "completed")) || (data === "interrupted")) || (data === "failed"))){
validate50.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema125.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const WorkspaceId = validate51;
const schema126 = {"type":"string","pattern":"^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-pattern-says":"must be the id of a workspace"};
const pattern20 = new RegExp("^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern20.test(data)){
validate51.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const RunId = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate52.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const AgentName = validate53;
const schema128 = {"type":"string","minLength":1,"maxLength":64};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate53.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate53.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const ModelName = validate54;
const schema129 = {"type":"string","maxLength":220,"pattern":"^[a-z][a-z0-9_]{0,18}:[!-~]{1,200}$","x-pattern-says":"must be provider:model"};
const pattern22 = new RegExp("^[a-z][a-z0-9_]{0,18}:[!-~]{1,200}$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 220){
validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"}];
return false;
}
else {
if(!pattern22.test(data)){
validate54.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,18}:[!-~]{1,200}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,18}:[!-~]{1,200}$"+"\""}];
return false;
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const RunLimits = validate55;
const schema130 = {"type":"object","required":["memory_mb","processes","disk_mb","output_mb","cpu_seconds"],"properties":{"memory_mb":{"type":"integer","minimum":1},"processes":{"type":"integer","minimum":1},"disk_mb":{"type":"integer","minimum":1},"output_mb":{"type":"integer","minimum":1},"cpu_seconds":{"type":"integer","minimum":1}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.memory_mb === undefined) && (missing0 = "memory_mb")) || ((data.processes === undefined) && (missing0 = "processes"))) || ((data.disk_mb === undefined) && (missing0 = "disk_mb"))) || ((data.output_mb === undefined) && (missing0 = "output_mb"))) || ((data.cpu_seconds === undefined) && (missing0 = "cpu_seconds"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.memory_mb !== undefined){
let data0 = data.memory_mb;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate55.errors = [{instancePath:instancePath+"/memory_mb",schemaPath:"#/properties/memory_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate55.errors = [{instancePath:instancePath+"/memory_mb",schemaPath:"#/properties/memory_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processes !== undefined){
let data1 = data.processes;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate55.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate55.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disk_mb !== undefined){
let data2 = data.disk_mb;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate55.errors = [{instancePath:instancePath+"/disk_mb",schemaPath:"#/properties/disk_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate55.errors = [{instancePath:instancePath+"/disk_mb",schemaPath:"#/properties/disk_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_mb !== undefined){
let data3 = data.output_mb;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate55.errors = [{instancePath:instancePath+"/output_mb",schemaPath:"#/properties/output_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate55.errors = [{instancePath:instancePath+"/output_mb",schemaPath:"#/properties/output_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpu_seconds !== undefined){
let data4 = data.cpu_seconds;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate55.errors = [{instancePath:instancePath+"/cpu_seconds",schemaPath:"#/properties/cpu_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate55.errors = [{instancePath:instancePath+"/cpu_seconds",schemaPath:"#/properties/cpu_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"memory_mb":true,"processes":true,"disk_mb":true,"output_mb":true,"cpu_seconds":true},"dynamicProps":false,"dynamicItems":false};

export const RunBudget = validate56;
const schema131 = {"type":"object","required":["input","output"],"properties":{"input":{"type":["integer","null"],"minimum":1},"output":{"type":["integer","null"],"minimum":1}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.input === undefined) && (missing0 = "input")) || ((data.output === undefined) && (missing0 = "output"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input !== undefined){
let data0 = data.input;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate56.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: schema131.properties.input.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate56.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: schema131.properties.output.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate56.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"input":true,"output":true},"dynamicProps":false,"dynamicItems":false};

export const NetworkHost = validate57;
const schema132 = {"type":"string","maxLength":261,"pattern":"^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$","x-pattern-says":"must be a host such as registry.npmjs.org, *.example.com or git.example.com:8443"};
const pattern23 = new RegExp("^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 261){
validate57.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 261},message:"must NOT have more than 261 characters"}];
return false;
}
else {
if(!pattern23.test(data)){
validate57.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$"},message:"must match pattern \""+"^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$"+"\""}];
return false;
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const Metadata = validate58;
const schema133 = {"type":"object","maxProperties":16,"propertyNames":{"minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"},"additionalProperties":{"type":"string","maxLength":512,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"}};
const pattern24 = new RegExp("^[^\\u0000]*$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 16){
validate58.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func1(key0) > 64){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key0) < 1){
const err1 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern24.test(key0)){
const err2 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key0};
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
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate58.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate58.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!pattern24.test(data0)){
validate58.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Reason = validate59;

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate59.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate59.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"code":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const Commit = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate60.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const InputTokens = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate61.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const OutputTokens = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate62.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const CachedInputTokens = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema38.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate63.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const CutCalls = validate64;

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate64.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const Usage = validate21;

export const Applied = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "fast_forward") || (data === "merged")) || (data === "unchanged")) || (data === "skipped")) || (data === "conflict")) || (data === "quota_exceeded"))){
validate65.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const SandboxKind = validate66;

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "bubblewrap") || (data === "unshare")) || (data === "none"))){
validate66.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const LimitHit = validate67;

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "memory") || (data === "processes")) || (data === "disk")) || (data === "output")) || (data === "cpu")) || (data === "wall_clock"))){
validate67.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const Timestamp = validate68;

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats4.validate(data))){
validate68.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const Run = validate69;
const schema144 = {"type":"object","required":["id","state","task","prompt","workspace","agent","model","limit","timeout_ms","limits","max_attempts","apply","approval","budget","network","metadata","continues","attempt","result","reason","base_commit","patch","log","usage","applied","conflicts","sandbox","limit_hit","created_at","started_at","cancel_requested_at","settled_at","expires_at","last_event","queue_position"],"properties":{"id":{"$ref":"RunId"},"state":{"$ref":"RunState"},"task":{"type":["string","null"]},"prompt":{"type":["string","null"]},"workspace":{"$ref":"WorkspaceId"},"agent":{"$ref":"AgentName"},"model":{"oneOf":[{"$ref":"ModelName"},{"type":"null"}]},"limit":{"type":"integer","minimum":1},"timeout_ms":{"type":"integer","minimum":1},"limits":{"oneOf":[{"$ref":"RunLimits"},{"type":"null"}]},"max_attempts":{"type":"integer","minimum":1},"apply":{"type":"string","enum":["auto","never"]},"approval":{"type":"string","enum":["auto","ask"]},"budget":{"oneOf":[{"$ref":"RunBudget"},{"type":"null"}]},"network":{"type":["string","array"],"pattern":"^none$","items":{"$ref":"NetworkHost"}},"metadata":{"$ref":"Metadata"},"continues":{"oneOf":[{"$ref":"RunId"},{"type":"null"}]},"attempt":{"type":"integer","minimum":0},"result":{"type":["string","null"]},"reason":{"oneOf":[{"$ref":"Reason"},{"type":"null"}]},"base_commit":{"oneOf":[{"$ref":"Commit"},{"type":"null"}]},"patch":{"type":["string","null"],"format":"uri"},"log":{"type":["string","null"],"format":"uri"},"usage":{"oneOf":[{"$ref":"Usage"},{"type":"null"}]},"applied":{"oneOf":[{"$ref":"Applied"},{"type":"null"}]},"conflicts":{"type":["array","null"],"items":{"type":"string"}},"sandbox":{"oneOf":[{"$ref":"SandboxKind"},{"type":"null"}]},"limit_hit":{"oneOf":[{"$ref":"LimitHit"},{"type":"null"}]},"created_at":{"$ref":"Timestamp"},"started_at":{"type":["string","null"],"format":"date-time"},"cancel_requested_at":{"type":["string","null"],"format":"date-time"},"settled_at":{"type":["string","null"],"format":"date-time"},"expires_at":{"type":["string","null"],"format":"date-time"},"last_event":{"type":"integer","minimum":0},"queue_position":{"type":["integer","null"],"minimum":1}}};
const pattern30 = new RegExp("^none$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.task === undefined) && (missing0 = "task"))) || ((data.prompt === undefined) && (missing0 = "prompt"))) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.limit === undefined) && (missing0 = "limit"))) || ((data.timeout_ms === undefined) && (missing0 = "timeout_ms"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.max_attempts === undefined) && (missing0 = "max_attempts"))) || ((data.apply === undefined) && (missing0 = "apply"))) || ((data.approval === undefined) && (missing0 = "approval"))) || ((data.budget === undefined) && (missing0 = "budget"))) || ((data.network === undefined) && (missing0 = "network"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.continues === undefined) && (missing0 = "continues"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.base_commit === undefined) && (missing0 = "base_commit"))) || ((data.patch === undefined) && (missing0 = "patch"))) || ((data.log === undefined) && (missing0 = "log"))) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.applied === undefined) && (missing0 = "applied"))) || ((data.conflicts === undefined) && (missing0 = "conflicts"))) || ((data.sandbox === undefined) && (missing0 = "sandbox"))) || ((data.limit_hit === undefined) && (missing0 = "limit_hit"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.cancel_requested_at === undefined) && (missing0 = "cancel_requested_at"))) || ((data.settled_at === undefined) && (missing0 = "settled_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_event === undefined) && (missing0 = "last_event"))) || ((data.queue_position === undefined) && (missing0 = "queue_position"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate69.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data1 = data.state;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate69.errors = [{instancePath:instancePath+"/state",schemaPath:"RunState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data1 === "queued") || (data1 === "running")) || (data1 === "waiting")) || (data1 === "completed")) || (data1 === "interrupted")) || (data1 === "failed"))){
validate69.errors = [{instancePath:instancePath+"/state",schemaPath:"RunState/enum",keyword:"enum",params:{allowedValues: schema125.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task !== undefined){
let data2 = data.task;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate69.errors = [{instancePath:instancePath+"/task",schemaPath:"#/properties/task/type",keyword:"type",params:{type: schema144.properties.task.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data3 = data.prompt;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate69.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema144.properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
let data4 = data.workspace;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
validate69.errors = [{instancePath:instancePath+"/workspace",schemaPath:"WorkspaceId/pattern",keyword:"pattern",params:{pattern: "^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/workspace",schemaPath:"WorkspaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data5 = data.agent;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate69.errors = [{instancePath:instancePath+"/agent",schemaPath:"AgentName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate69.errors = [{instancePath:instancePath+"/agent",schemaPath:"AgentName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/agent",schemaPath:"AgentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data6 = data.model;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
let passing0 = null;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func1(data6) > 220){
const err0 = {instancePath:instancePath+"/model",schemaPath:"ModelName/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern22.test(data6)){
const err1 = {instancePath:instancePath+"/model",schemaPath:"ModelName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,18}:[!-~]{1,200}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,18}:[!-~]{1,200}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/model",schemaPath:"ModelName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data6 !== null){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate69.errors = vErrors;
return false;
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
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data7 = data.limit;
const _errs24 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate69.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate69.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout_ms !== undefined){
let data8 = data.timeout_ms;
const _errs26 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate69.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate69.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data9 = data.limits;
const _errs28 = errors;
const _errs29 = errors;
let valid7 = false;
let passing1 = null;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((((data9.memory_mb === undefined) && (missing1 = "memory_mb")) || ((data9.processes === undefined) && (missing1 = "processes"))) || ((data9.disk_mb === undefined) && (missing1 = "disk_mb"))) || ((data9.output_mb === undefined) && (missing1 = "output_mb"))) || ((data9.cpu_seconds === undefined) && (missing1 = "cpu_seconds"))){
const err5 = {instancePath:instancePath+"/limits",schemaPath:"RunLimits/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data9.memory_mb !== undefined){
let data10 = data9.memory_mb;
const _errs33 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err6 = {instancePath:instancePath+"/limits/memory_mb",schemaPath:"RunLimits/properties/memory_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs33){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err7 = {instancePath:instancePath+"/limits/memory_mb",schemaPath:"RunLimits/properties/memory_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid9 = _errs33 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data9.processes !== undefined){
let data11 = data9.processes;
const _errs35 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err8 = {instancePath:instancePath+"/limits/processes",schemaPath:"RunLimits/properties/processes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs35){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err9 = {instancePath:instancePath+"/limits/processes",schemaPath:"RunLimits/properties/processes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid9 = _errs35 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data9.disk_mb !== undefined){
let data12 = data9.disk_mb;
const _errs37 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err10 = {instancePath:instancePath+"/limits/disk_mb",schemaPath:"RunLimits/properties/disk_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs37){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err11 = {instancePath:instancePath+"/limits/disk_mb",schemaPath:"RunLimits/properties/disk_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid9 = _errs37 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data9.output_mb !== undefined){
let data13 = data9.output_mb;
const _errs39 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err12 = {instancePath:instancePath+"/limits/output_mb",schemaPath:"RunLimits/properties/output_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs39){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err13 = {instancePath:instancePath+"/limits/output_mb",schemaPath:"RunLimits/properties/output_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data9.cpu_seconds !== undefined){
let data14 = data9.cpu_seconds;
const _errs41 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err14 = {instancePath:instancePath+"/limits/cpu_seconds",schemaPath:"RunLimits/properties/cpu_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(errors === _errs41){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err15 = {instancePath:instancePath+"/limits/cpu_seconds",schemaPath:"RunLimits/properties/cpu_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/limits",schemaPath:"RunLimits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid1 = _errs30 === errors;
if(_valid1){
valid7 = true;
passing1 = 0;
var props0 = {};
props0.memory_mb = true;
props0.processes = true;
props0.disk_mb = true;
props0.output_mb = true;
props0.cpu_seconds = true;
}
const _errs43 = errors;
if(data9 !== null){
const err17 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs43 === errors;
if(_valid1 && valid7){
valid7 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid7 = true;
passing1 = 1;
}
}
if(!valid7){
const err18 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate69.errors = vErrors;
return false;
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
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_attempts !== undefined){
let data15 = data.max_attempts;
const _errs45 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate69.errors = [{instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate69.errors = [{instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apply !== undefined){
let data16 = data.apply;
const _errs47 = errors;
if(typeof data16 !== "string"){
validate69.errors = [{instancePath:instancePath+"/apply",schemaPath:"#/properties/apply/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data16 === "auto") || (data16 === "never"))){
validate69.errors = [{instancePath:instancePath+"/apply",schemaPath:"#/properties/apply/enum",keyword:"enum",params:{allowedValues: schema144.properties.apply.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval !== undefined){
let data17 = data.approval;
const _errs49 = errors;
if(typeof data17 !== "string"){
validate69.errors = [{instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data17 === "auto") || (data17 === "ask"))){
validate69.errors = [{instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/enum",keyword:"enum",params:{allowedValues: schema144.properties.approval.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data18 = data.budget;
const _errs51 = errors;
const _errs52 = errors;
let valid10 = false;
let passing2 = null;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing2;
if(((data18.input === undefined) && (missing2 = "input")) || ((data18.output === undefined) && (missing2 = "output"))){
const err19 = {instancePath:instancePath+"/budget",schemaPath:"RunBudget/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data18.input !== undefined){
let data19 = data18.input;
const _errs56 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err20 = {instancePath:instancePath+"/budget/input",schemaPath:"RunBudget/properties/input/type",keyword:"type",params:{type: schema131.properties.input.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(errors === _errs56){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
const err21 = {instancePath:instancePath+"/budget/input",schemaPath:"RunBudget/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid12 = _errs56 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data18.output !== undefined){
let data20 = data18.output;
const _errs58 = errors;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err22 = {instancePath:instancePath+"/budget/output",schemaPath:"RunBudget/properties/output/type",keyword:"type",params:{type: schema131.properties.output.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(errors === _errs58){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err23 = {instancePath:instancePath+"/budget/output",schemaPath:"RunBudget/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid12 = _errs58 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/budget",schemaPath:"RunBudget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid2 = _errs53 === errors;
if(_valid2){
valid10 = true;
passing2 = 0;
var props1 = {};
props1.input = true;
props1.output = true;
}
const _errs60 = errors;
if(data18 !== null){
const err25 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid2 = _errs60 === errors;
if(_valid2 && valid10){
valid10 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid10 = true;
passing2 = 1;
}
}
if(!valid10){
const err26 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate69.errors = vErrors;
return false;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network !== undefined){
let data21 = data.network;
const _errs62 = errors;
if((typeof data21 !== "string") && (!(Array.isArray(data21)))){
validate69.errors = [{instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: schema144.properties.network.type},message:"must be string,array"}];
return false;
}
if(errors === _errs62){
if(typeof data21 === "string"){
if(!pattern30.test(data21)){
validate69.errors = [{instancePath:instancePath+"/network",schemaPath:"#/properties/network/pattern",keyword:"pattern",params:{pattern: "^none$"},message:"must match pattern \""+"^none$"+"\""}];
return false;
}
}
if(errors === _errs62){
if(Array.isArray(data21)){
var valid13 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(typeof data22 === "string"){
if(func1(data22) > 261){
validate69.errors = [{instancePath:instancePath+"/network/" + i0,schemaPath:"NetworkHost/maxLength",keyword:"maxLength",params:{limit: 261},message:"must NOT have more than 261 characters"}];
return false;
}
else {
if(!pattern23.test(data22)){
validate69.errors = [{instancePath:instancePath+"/network/" + i0,schemaPath:"NetworkHost/pattern",keyword:"pattern",params:{pattern: "^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$"},message:"must match pattern \""+"^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$"+"\""}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/network/" + i0,schemaPath:"NetworkHost/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs64 === errors;
if(!valid13){
break;
}
}
}
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data23 = data.metadata;
const _errs67 = errors;
const _errs68 = errors;
if(errors === _errs68){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(Object.keys(data23).length > 16){
validate69.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties"}];
return false;
}
else {
for(const key0 in data23){
const _errs70 = errors;
if(typeof key0 === "string"){
if(func1(key0) > 64){
const err27 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(func1(key0) < 1){
const err28 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
if(!pattern24.test(key0)){
const err29 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key0};
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
var valid16 = _errs70 === errors;
if(!valid16){
const err30 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate69.errors = vErrors;
return false;
break;
}
}
if(valid16){
for(const key1 in data23){
let data24 = data23[key1];
const _errs72 = errors;
if(errors === _errs72){
if(typeof data24 === "string"){
if(func1(data24) > 512){
validate69.errors = [{instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!pattern24.test(data24)){
validate69.errors = [{instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid17 = _errs72 === errors;
if(!valid17){
break;
}
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continues !== undefined){
let data25 = data.continues;
const _errs74 = errors;
const _errs75 = errors;
let valid18 = false;
let passing3 = null;
const _errs76 = errors;
const _errs77 = errors;
if(errors === _errs77){
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err31 = {instancePath:instancePath+"/continues",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
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
const err32 = {instancePath:instancePath+"/continues",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid3 = _errs76 === errors;
if(_valid3){
valid18 = true;
passing3 = 0;
}
const _errs79 = errors;
if(data25 !== null){
const err33 = {instancePath:instancePath+"/continues",schemaPath:"#/properties/continues/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid3 = _errs79 === errors;
if(_valid3 && valid18){
valid18 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid18 = true;
passing3 = 1;
}
}
if(!valid18){
const err34 = {instancePath:instancePath+"/continues",schemaPath:"#/properties/continues/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
validate69.errors = vErrors;
return false;
}
else {
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data26 = data.attempt;
const _errs81 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate69.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs81){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate69.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data27 = data.result;
const _errs83 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate69.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: schema144.properties.result.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data28 = data.reason;
const _errs85 = errors;
const _errs86 = errors;
let valid20 = false;
let passing4 = null;
const _errs87 = errors;
const _errs88 = errors;
if(errors === _errs88){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing3;
if(((data28.code === undefined) && (missing3 = "code")) || ((data28.message === undefined) && (missing3 = "message"))){
const err35 = {instancePath:instancePath+"/reason",schemaPath:"Reason/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
if(data28.code !== undefined){
let data29 = data28.code;
const _errs90 = errors;
if(errors === _errs90){
if(typeof data29 === "string"){
if(func1(data29) < 1){
const err36 = {instancePath:instancePath+"/reason/code",schemaPath:"Reason/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err37 = {instancePath:instancePath+"/reason/code",schemaPath:"Reason/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var valid22 = _errs90 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data28.message !== undefined){
const _errs92 = errors;
if(typeof data28.message !== "string"){
const err38 = {instancePath:instancePath+"/reason/message",schemaPath:"Reason/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid22 = _errs92 === errors;
}
else {
var valid22 = true;
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/reason",schemaPath:"Reason/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var _valid4 = _errs87 === errors;
if(_valid4){
valid20 = true;
passing4 = 0;
var props2 = {};
props2.code = true;
props2.message = true;
}
const _errs94 = errors;
if(data28 !== null){
const err40 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid4 = _errs94 === errors;
if(_valid4 && valid20){
valid20 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid20 = true;
passing4 = 1;
}
}
if(!valid20){
const err41 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
validate69.errors = vErrors;
return false;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_commit !== undefined){
let data31 = data.base_commit;
const _errs96 = errors;
const _errs97 = errors;
let valid23 = false;
let passing5 = null;
const _errs98 = errors;
const _errs99 = errors;
if(errors === _errs99){
if(typeof data31 === "string"){
if(!pattern9.test(data31)){
const err42 = {instancePath:instancePath+"/base_commit",schemaPath:"Commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\""};
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
const err43 = {instancePath:instancePath+"/base_commit",schemaPath:"Commit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var _valid5 = _errs98 === errors;
if(_valid5){
valid23 = true;
passing5 = 0;
}
const _errs101 = errors;
if(data31 !== null){
const err44 = {instancePath:instancePath+"/base_commit",schemaPath:"#/properties/base_commit/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid5 = _errs101 === errors;
if(_valid5 && valid23){
valid23 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid23 = true;
passing5 = 1;
}
}
if(!valid23){
const err45 = {instancePath:instancePath+"/base_commit",schemaPath:"#/properties/base_commit/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
validate69.errors = vErrors;
return false;
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
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patch !== undefined){
let data32 = data.patch;
const _errs103 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
validate69.errors = [{instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/type",keyword:"type",params:{type: schema144.properties.patch.type},message:"must be string,null"}];
return false;
}
if(errors === _errs103){
if(errors === _errs103){
if(typeof data32 === "string"){
if(!(formats0(data32))){
validate69.errors = [{instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log !== undefined){
let data33 = data.log;
const _errs105 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
validate69.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: schema144.properties.log.type},message:"must be string,null"}];
return false;
}
if(errors === _errs105){
if(errors === _errs105){
if(typeof data33 === "string"){
if(!(formats0(data33))){
validate69.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
var valid0 = _errs105 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data34 = data.usage;
const _errs107 = errors;
const _errs108 = errors;
let valid25 = false;
let passing6 = null;
const _errs109 = errors;
if(!(validate21(data34, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid6 = _errs109 === errors;
if(_valid6){
valid25 = true;
passing6 = 0;
var props3 = {};
props3.input = true;
props3.output = true;
props3.cached_input = true;
props3.cut_calls = true;
props3.duration_ms = true;
}
const _errs110 = errors;
if(data34 !== null){
const err46 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid6 = _errs110 === errors;
if(_valid6 && valid25){
valid25 = false;
passing6 = [passing6, 1];
}
else {
if(_valid6){
valid25 = true;
passing6 = 1;
}
}
if(!valid25){
const err47 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/oneOf",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
validate69.errors = vErrors;
return false;
}
else {
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs107 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.applied !== undefined){
let data35 = data.applied;
const _errs112 = errors;
const _errs113 = errors;
let valid26 = false;
let passing7 = null;
const _errs114 = errors;
if(typeof data35 !== "string"){
const err48 = {instancePath:instancePath+"/applied",schemaPath:"Applied/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!((((((data35 === "fast_forward") || (data35 === "merged")) || (data35 === "unchanged")) || (data35 === "skipped")) || (data35 === "conflict")) || (data35 === "quota_exceeded"))){
const err49 = {instancePath:instancePath+"/applied",schemaPath:"Applied/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid7 = _errs114 === errors;
if(_valid7){
valid26 = true;
passing7 = 0;
}
const _errs117 = errors;
if(data35 !== null){
const err50 = {instancePath:instancePath+"/applied",schemaPath:"#/properties/applied/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid7 = _errs117 === errors;
if(_valid7 && valid26){
valid26 = false;
passing7 = [passing7, 1];
}
else {
if(_valid7){
valid26 = true;
passing7 = 1;
}
}
if(!valid26){
const err51 = {instancePath:instancePath+"/applied",schemaPath:"#/properties/applied/oneOf",keyword:"oneOf",params:{passingSchemas: passing7},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
validate69.errors = vErrors;
return false;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs112 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conflicts !== undefined){
let data36 = data.conflicts;
const _errs119 = errors;
if((!(Array.isArray(data36))) && (data36 !== null)){
validate69.errors = [{instancePath:instancePath+"/conflicts",schemaPath:"#/properties/conflicts/type",keyword:"type",params:{type: schema144.properties.conflicts.type},message:"must be array,null"}];
return false;
}
if(errors === _errs119){
if(Array.isArray(data36)){
var valid28 = true;
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
const _errs121 = errors;
if(typeof data36[i1] !== "string"){
validate69.errors = [{instancePath:instancePath+"/conflicts/" + i1,schemaPath:"#/properties/conflicts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid28 = _errs121 === errors;
if(!valid28){
break;
}
}
}
}
var valid0 = _errs119 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sandbox !== undefined){
let data38 = data.sandbox;
const _errs123 = errors;
const _errs124 = errors;
let valid29 = false;
let passing8 = null;
const _errs125 = errors;
if(typeof data38 !== "string"){
const err52 = {instancePath:instancePath+"/sandbox",schemaPath:"SandboxKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(((data38 === "bubblewrap") || (data38 === "unshare")) || (data38 === "none"))){
const err53 = {instancePath:instancePath+"/sandbox",schemaPath:"SandboxKind/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid8 = _errs125 === errors;
if(_valid8){
valid29 = true;
passing8 = 0;
}
const _errs128 = errors;
if(data38 !== null){
const err54 = {instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid8 = _errs128 === errors;
if(_valid8 && valid29){
valid29 = false;
passing8 = [passing8, 1];
}
else {
if(_valid8){
valid29 = true;
passing8 = 1;
}
}
if(!valid29){
const err55 = {instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/oneOf",keyword:"oneOf",params:{passingSchemas: passing8},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
validate69.errors = vErrors;
return false;
}
else {
errors = _errs124;
if(vErrors !== null){
if(_errs124){
vErrors.length = _errs124;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs123 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit_hit !== undefined){
let data39 = data.limit_hit;
const _errs130 = errors;
const _errs131 = errors;
let valid31 = false;
let passing9 = null;
const _errs132 = errors;
if(typeof data39 !== "string"){
const err56 = {instancePath:instancePath+"/limit_hit",schemaPath:"LimitHit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!((((((data39 === "memory") || (data39 === "processes")) || (data39 === "disk")) || (data39 === "output")) || (data39 === "cpu")) || (data39 === "wall_clock"))){
const err57 = {instancePath:instancePath+"/limit_hit",schemaPath:"LimitHit/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid9 = _errs132 === errors;
if(_valid9){
valid31 = true;
passing9 = 0;
}
const _errs135 = errors;
if(data39 !== null){
const err58 = {instancePath:instancePath+"/limit_hit",schemaPath:"#/properties/limit_hit/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid9 = _errs135 === errors;
if(_valid9 && valid31){
valid31 = false;
passing9 = [passing9, 1];
}
else {
if(_valid9){
valid31 = true;
passing9 = 1;
}
}
if(!valid31){
const err59 = {instancePath:instancePath+"/limit_hit",schemaPath:"#/properties/limit_hit/oneOf",keyword:"oneOf",params:{passingSchemas: passing9},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
validate69.errors = vErrors;
return false;
}
else {
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs130 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data40 = data.created_at;
const _errs137 = errors;
const _errs138 = errors;
if(errors === _errs138){
if(errors === _errs138){
if(typeof data40 === "string"){
if(!(formats4.validate(data40))){
validate69.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs137 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data41 = data.started_at;
const _errs140 = errors;
if((typeof data41 !== "string") && (data41 !== null)){
validate69.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: schema144.properties.started_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs140){
if(errors === _errs140){
if(typeof data41 === "string"){
if(!(formats4.validate(data41))){
validate69.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs140 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancel_requested_at !== undefined){
let data42 = data.cancel_requested_at;
const _errs142 = errors;
if((typeof data42 !== "string") && (data42 !== null)){
validate69.errors = [{instancePath:instancePath+"/cancel_requested_at",schemaPath:"#/properties/cancel_requested_at/type",keyword:"type",params:{type: schema144.properties.cancel_requested_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs142){
if(errors === _errs142){
if(typeof data42 === "string"){
if(!(formats4.validate(data42))){
validate69.errors = [{instancePath:instancePath+"/cancel_requested_at",schemaPath:"#/properties/cancel_requested_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs142 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settled_at !== undefined){
let data43 = data.settled_at;
const _errs144 = errors;
if((typeof data43 !== "string") && (data43 !== null)){
validate69.errors = [{instancePath:instancePath+"/settled_at",schemaPath:"#/properties/settled_at/type",keyword:"type",params:{type: schema144.properties.settled_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs144){
if(errors === _errs144){
if(typeof data43 === "string"){
if(!(formats4.validate(data43))){
validate69.errors = [{instancePath:instancePath+"/settled_at",schemaPath:"#/properties/settled_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs144 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data44 = data.expires_at;
const _errs146 = errors;
if((typeof data44 !== "string") && (data44 !== null)){
validate69.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema144.properties.expires_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs146){
if(errors === _errs146){
if(typeof data44 === "string"){
if(!(formats4.validate(data44))){
validate69.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs146 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_event !== undefined){
let data45 = data.last_event;
const _errs148 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
validate69.errors = [{instancePath:instancePath+"/last_event",schemaPath:"#/properties/last_event/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs148){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
validate69.errors = [{instancePath:instancePath+"/last_event",schemaPath:"#/properties/last_event/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs148 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue_position !== undefined){
let data46 = data.queue_position;
const _errs150 = errors;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
validate69.errors = [{instancePath:instancePath+"/queue_position",schemaPath:"#/properties/queue_position/type",keyword:"type",params:{type: schema144.properties.queue_position.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs150){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 1 || isNaN(data46)){
validate69.errors = [{instancePath:instancePath+"/queue_position",schemaPath:"#/properties/queue_position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs150 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"id":true,"state":true,"task":true,"prompt":true,"workspace":true,"agent":true,"model":true,"limit":true,"timeout_ms":true,"limits":true,"max_attempts":true,"apply":true,"approval":true,"budget":true,"network":true,"metadata":true,"continues":true,"attempt":true,"result":true,"reason":true,"base_commit":true,"patch":true,"log":true,"usage":true,"applied":true,"conflicts":true,"sandbox":true,"limit_hit":true,"created_at":true,"started_at":true,"cancel_requested_at":true,"settled_at":true,"expires_at":true,"last_event":true,"queue_position":true},"dynamicProps":false,"dynamicItems":false};

export const RunList = validate71;
const schema161 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"Run"}},"next_cursor":{"type":["string","null"]}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate69(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate71.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema161.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};

export const ProblemDetail = validate73;
const schema162 = {"type":"object","required":["pointer","message"],"properties":{"pointer":{"type":"string"},"message":{"type":"string"}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pointer === undefined) && (missing0 = "pointer")) || ((data.message === undefined) && (missing0 = "message"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pointer !== undefined){
const _errs1 = errors;
if(typeof data.pointer !== "string"){
validate73.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate73.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"pointer":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const Problem = validate74;
const schema163 = {"type":"object","required":["type","title","status","detail","code","request_id","errors"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string"},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string"},"code":{"type":"string","enum":["invalid_request","invalid_last_event_id","unauthenticated","key_expired","key_revoked","insufficient_scope","not_found","method_not_allowed","not_acceptable","conflict","run_settled","not_supported","idempotency_in_flight","workspace_not_ready","workspace_busy","quota_exceeded","expired","payload_too_large","unsupported_media_type","range_not_satisfiable","idempotency_mismatch","invalid_archive","rate_limited","too_many_streams","queue_full","internal","unavailable"]},"request_id":{"type":"string"},"errors":{"type":"array","items":{"$ref":"ProblemDetail"}}}};
const formats58 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.errors === undefined) && (missing0 = "errors"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats58.test(data0))){
validate74.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate74.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate74.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate74.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate74.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate74.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data4 = data.code;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate74.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((((((((((data4 === "invalid_request") || (data4 === "invalid_last_event_id")) || (data4 === "unauthenticated")) || (data4 === "key_expired")) || (data4 === "key_revoked")) || (data4 === "insufficient_scope")) || (data4 === "not_found")) || (data4 === "method_not_allowed")) || (data4 === "not_acceptable")) || (data4 === "conflict")) || (data4 === "run_settled")) || (data4 === "not_supported")) || (data4 === "idempotency_in_flight")) || (data4 === "workspace_not_ready")) || (data4 === "workspace_busy")) || (data4 === "quota_exceeded")) || (data4 === "expired")) || (data4 === "payload_too_large")) || (data4 === "unsupported_media_type")) || (data4 === "range_not_satisfiable")) || (data4 === "idempotency_mismatch")) || (data4 === "invalid_archive")) || (data4 === "rate_limited")) || (data4 === "too_many_streams")) || (data4 === "queue_full")) || (data4 === "internal")) || (data4 === "unavailable"))){
validate74.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema163.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
const _errs11 = errors;
if(typeof data.request_id !== "string"){
validate74.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.message === undefined) && (missing1 = "message"))){
validate74.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"ProblemDetail/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
const _errs18 = errors;
if(typeof data7.pointer !== "string"){
validate74.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"ProblemDetail/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.message !== undefined){
const _errs20 = errors;
if(typeof data7.message !== "string"){
validate74.errors = [{instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"ProblemDetail/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"ProblemDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"code":true,"request_id":true,"errors":true},"dynamicProps":false,"dynamicItems":false};

export const InstructionText = validate75;
const schema165 = {"type":"string","minLength":1,"maxLength":200000,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200000){
validate75.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate75.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern24.test(data)){
validate75.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const StepLimit = validate76;
const schema166 = {"type":"integer","minimum":1,"maximum":1000,"default":100};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1000 || isNaN(data)){
validate76.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate76.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const TimeoutMs = validate77;
const schema167 = {"type":"integer","minimum":1000,"maximum":43200000};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 43200000 || isNaN(data)){
validate77.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 43200000},message:"must be <= 43200000"}];
return false;
}
else {
if(data < 1000 || isNaN(data)){
validate77.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"}];
return false;
}
}
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const AskedLimits = validate78;
const schema168 = {"type":"object","additionalProperties":false,"properties":{"memory_mb":{"type":"integer","minimum":16,"maximum":1048576},"processes":{"type":"integer","minimum":16,"maximum":100000},"disk_mb":{"type":"integer","minimum":1,"maximum":1048576},"output_mb":{"type":"integer","minimum":1,"maximum":1048576},"cpu_seconds":{"type":"integer","minimum":1,"maximum":10000000}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "memory_mb") || (key0 === "processes")) || (key0 === "disk_mb")) || (key0 === "output_mb")) || (key0 === "cpu_seconds"))){
validate78.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.memory_mb !== undefined){
let data0 = data.memory_mb;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate78.errors = [{instancePath:instancePath+"/memory_mb",schemaPath:"#/properties/memory_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1048576 || isNaN(data0)){
validate78.errors = [{instancePath:instancePath+"/memory_mb",schemaPath:"#/properties/memory_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},message:"must be <= 1048576"}];
return false;
}
else {
if(data0 < 16 || isNaN(data0)){
validate78.errors = [{instancePath:instancePath+"/memory_mb",schemaPath:"#/properties/memory_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processes !== undefined){
let data1 = data.processes;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate78.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){
validate78.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data1 < 16 || isNaN(data1)){
validate78.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disk_mb !== undefined){
let data2 = data.disk_mb;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate78.errors = [{instancePath:instancePath+"/disk_mb",schemaPath:"#/properties/disk_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1048576 || isNaN(data2)){
validate78.errors = [{instancePath:instancePath+"/disk_mb",schemaPath:"#/properties/disk_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},message:"must be <= 1048576"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate78.errors = [{instancePath:instancePath+"/disk_mb",schemaPath:"#/properties/disk_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_mb !== undefined){
let data3 = data.output_mb;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate78.errors = [{instancePath:instancePath+"/output_mb",schemaPath:"#/properties/output_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1048576 || isNaN(data3)){
validate78.errors = [{instancePath:instancePath+"/output_mb",schemaPath:"#/properties/output_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},message:"must be <= 1048576"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate78.errors = [{instancePath:instancePath+"/output_mb",schemaPath:"#/properties/output_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpu_seconds !== undefined){
let data4 = data.cpu_seconds;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate78.errors = [{instancePath:instancePath+"/cpu_seconds",schemaPath:"#/properties/cpu_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000000 || isNaN(data4)){
validate78.errors = [{instancePath:instancePath+"/cpu_seconds",schemaPath:"#/properties/cpu_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate78.errors = [{instancePath:instancePath+"/cpu_seconds",schemaPath:"#/properties/cpu_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const MaxAttempts = validate79;
const schema169 = {"type":"integer","minimum":1,"maximum":10,"default":2};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 10 || isNaN(data)){
validate79.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate79.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const ApplyMode = validate80;
const schema170 = {"type":"string","enum":["auto","never"],"default":"auto"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "auto") || (data === "never"))){
validate80.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema170.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const ApprovalMode = validate81;
const schema171 = {"type":"string","enum":["auto","ask"],"default":"auto"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "auto") || (data === "ask"))){
validate81.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema171.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const ContinuedRunId = validate82;
const schema172 = {"type":"string","minLength":1,"maxLength":128};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 128){
validate82.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate82.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const Budget = validate83;
const schema173 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"input":{"type":"integer","minimum":1,"maximum":1000000000000},"output":{"type":"integer","minimum":1,"maximum":1000000000000}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate83.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "input") || (key0 === "output"))){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.input !== undefined){
let data0 = data.input;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate83.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000000 || isNaN(data0)){
validate83.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate83.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate83.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000000000 || isNaN(data1)){
validate83.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate83.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const WebhookUrl = validate84;
const schema174 = {"type":"string","minLength":10,"maxLength":2048,"pattern":"^https?://[!-~]+$","x-pattern-says":"must be a complete https address of visible ASCII characters"};
const pattern37 = new RegExp("^https?://[!-~]+$", "u");

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate84.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data) < 10){
validate84.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!pattern37.test(data)){
validate84.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[!-~]+$"},message:"must match pattern \""+"^https?://[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const WebhookSecret = validate85;
const schema175 = {"type":"string","pattern":"^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$","x-pattern-says":"must be whsec_ and the base64 of 24 to 64 bytes"};
const pattern38 = new RegExp("^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "u");

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate85.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""}];
return false;
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const AskedNetwork = validate86;
const schema176 = {"type":["string","array"],"pattern":"^none$","x-pattern-says":"must be none or a list of hosts","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","maxLength":261,"pattern":"^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$","x-pattern-says":"must be a host such as registry.npmjs.org, *.example.com or git.example.com:8443"}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema176.type},message:"must be string,array"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern30.test(data)){
validate86.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^none$"},message:"must match pattern \""+"^none$"+"\""}];
return false;
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 32){
validate86.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data.length < 1){
validate86.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 261){
validate86.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 261},message:"must NOT have more than 261 characters"}];
return false;
}
else {
if(!pattern23.test(data0)){
validate86.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$"},message:"must match pattern \""+"^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$"+"\""}];
return false;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate86.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const CreateTaskRun = validate87;
const schema177 = {"type":"object","additionalProperties":false,"required":["task"],"dependentRequired":{"webhook_secret":["webhook"]},"properties":{"task":{"$ref":"InstructionText"},"workspace":{"type":"string","minLength":1,"maxLength":64},"agent":{"$ref":"AgentName"},"model":{"$ref":"ModelName"},"limit":{"$ref":"StepLimit","default":100},"timeout_ms":{"$ref":"TimeoutMs"},"limits":{"$ref":"AskedLimits"},"max_attempts":{"$ref":"MaxAttempts","default":2},"apply":{"$ref":"ApplyMode","default":"auto"},"approval":{"$ref":"ApprovalMode","default":"auto"},"metadata":{"$ref":"Metadata"},"continues":{"$ref":"ContinuedRunId"},"budget":{"$ref":"Budget"},"webhook":{"$ref":"WebhookUrl"},"webhook_secret":{"$ref":"WebhookSecret"},"network":{"$ref":"AskedNetwork"}}};
const func29 = Object.prototype.hasOwnProperty;

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task === undefined) && (missing0 = "task")){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func29.call(schema177.properties, key0))){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.task !== undefined){
let data0 = data.task;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 200000){
validate87.errors = [{instancePath:instancePath+"/task",schemaPath:"InstructionText/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate87.errors = [{instancePath:instancePath+"/task",schemaPath:"InstructionText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern24.test(data0)){
validate87.errors = [{instancePath:instancePath+"/task",schemaPath:"InstructionText/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/task",schemaPath:"InstructionText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
let data1 = data.workspace;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate87.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate87.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data2 = data.agent;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate87.errors = [{instancePath:instancePath+"/agent",schemaPath:"AgentName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate87.errors = [{instancePath:instancePath+"/agent",schemaPath:"AgentName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/agent",schemaPath:"AgentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data3 = data.model;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 220){
validate87.errors = [{instancePath:instancePath+"/model",schemaPath:"ModelName/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"}];
return false;
}
else {
if(!pattern22.test(data3)){
validate87.errors = [{instancePath:instancePath+"/model",schemaPath:"ModelName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,18}:[!-~]{1,200}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,18}:[!-~]{1,200}$"+"\""}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/model",schemaPath:"ModelName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data4 = data.limit;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate87.errors = [{instancePath:instancePath+"/limit",schemaPath:"StepLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
validate87.errors = [{instancePath:instancePath+"/limit",schemaPath:"StepLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate87.errors = [{instancePath:instancePath+"/limit",schemaPath:"StepLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout_ms !== undefined){
let data5 = data.timeout_ms;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate87.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"TimeoutMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 43200000 || isNaN(data5)){
validate87.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"TimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 43200000},message:"must be <= 43200000"}];
return false;
}
else {
if(data5 < 1000 || isNaN(data5)){
validate87.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"TimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data6 = data.limits;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs22 = errors;
for(const key1 in data6){
if(!(((((key1 === "memory_mb") || (key1 === "processes")) || (key1 === "disk_mb")) || (key1 === "output_mb")) || (key1 === "cpu_seconds"))){
validate87.errors = [{instancePath:instancePath+"/limits",schemaPath:"AskedLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs22 === errors){
if(data6.memory_mb !== undefined){
let data7 = data6.memory_mb;
const _errs23 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate87.errors = [{instancePath:instancePath+"/limits/memory_mb",schemaPath:"AskedLimits/properties/memory_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1048576 || isNaN(data7)){
validate87.errors = [{instancePath:instancePath+"/limits/memory_mb",schemaPath:"AskedLimits/properties/memory_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},message:"must be <= 1048576"}];
return false;
}
else {
if(data7 < 16 || isNaN(data7)){
validate87.errors = [{instancePath:instancePath+"/limits/memory_mb",schemaPath:"AskedLimits/properties/memory_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"}];
return false;
}
}
}
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.processes !== undefined){
let data8 = data6.processes;
const _errs25 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate87.errors = [{instancePath:instancePath+"/limits/processes",schemaPath:"AskedLimits/properties/processes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000 || isNaN(data8)){
validate87.errors = [{instancePath:instancePath+"/limits/processes",schemaPath:"AskedLimits/properties/processes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data8 < 16 || isNaN(data8)){
validate87.errors = [{instancePath:instancePath+"/limits/processes",schemaPath:"AskedLimits/properties/processes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"}];
return false;
}
}
}
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.disk_mb !== undefined){
let data9 = data6.disk_mb;
const _errs27 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate87.errors = [{instancePath:instancePath+"/limits/disk_mb",schemaPath:"AskedLimits/properties/disk_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1048576 || isNaN(data9)){
validate87.errors = [{instancePath:instancePath+"/limits/disk_mb",schemaPath:"AskedLimits/properties/disk_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},message:"must be <= 1048576"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate87.errors = [{instancePath:instancePath+"/limits/disk_mb",schemaPath:"AskedLimits/properties/disk_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.output_mb !== undefined){
let data10 = data6.output_mb;
const _errs29 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate87.errors = [{instancePath:instancePath+"/limits/output_mb",schemaPath:"AskedLimits/properties/output_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1048576 || isNaN(data10)){
validate87.errors = [{instancePath:instancePath+"/limits/output_mb",schemaPath:"AskedLimits/properties/output_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},message:"must be <= 1048576"}];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate87.errors = [{instancePath:instancePath+"/limits/output_mb",schemaPath:"AskedLimits/properties/output_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.cpu_seconds !== undefined){
let data11 = data6.cpu_seconds;
const _errs31 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate87.errors = [{instancePath:instancePath+"/limits/cpu_seconds",schemaPath:"AskedLimits/properties/cpu_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10000000 || isNaN(data11)){
validate87.errors = [{instancePath:instancePath+"/limits/cpu_seconds",schemaPath:"AskedLimits/properties/cpu_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate87.errors = [{instancePath:instancePath+"/limits/cpu_seconds",schemaPath:"AskedLimits/properties/cpu_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/limits",schemaPath:"AskedLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_attempts !== undefined){
let data12 = data.max_attempts;
const _errs33 = errors;
const _errs34 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate87.errors = [{instancePath:instancePath+"/max_attempts",schemaPath:"MaxAttempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 10 || isNaN(data12)){
validate87.errors = [{instancePath:instancePath+"/max_attempts",schemaPath:"MaxAttempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data12 < 1 || isNaN(data12)){
validate87.errors = [{instancePath:instancePath+"/max_attempts",schemaPath:"MaxAttempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apply !== undefined){
let data13 = data.apply;
const _errs36 = errors;
if(typeof data13 !== "string"){
validate87.errors = [{instancePath:instancePath+"/apply",schemaPath:"ApplyMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data13 === "auto") || (data13 === "never"))){
validate87.errors = [{instancePath:instancePath+"/apply",schemaPath:"ApplyMode/enum",keyword:"enum",params:{allowedValues: schema170.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval !== undefined){
let data14 = data.approval;
const _errs39 = errors;
if(typeof data14 !== "string"){
validate87.errors = [{instancePath:instancePath+"/approval",schemaPath:"ApprovalMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data14 === "auto") || (data14 === "ask"))){
validate87.errors = [{instancePath:instancePath+"/approval",schemaPath:"ApprovalMode/enum",keyword:"enum",params:{allowedValues: schema171.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data15 = data.metadata;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 16){
validate87.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties"}];
return false;
}
else {
for(const key2 in data15){
const _errs45 = errors;
if(typeof key2 === "string"){
if(func1(key2) > 64){
const err0 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key2) < 1){
const err1 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern24.test(key2)){
const err2 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key2};
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
}
var valid12 = _errs45 === errors;
if(!valid12){
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate87.errors = vErrors;
return false;
break;
}
}
if(valid12){
for(const key3 in data15){
let data16 = data15[key3];
const _errs47 = errors;
if(errors === _errs47){
if(typeof data16 === "string"){
if(func1(data16) > 512){
validate87.errors = [{instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!pattern24.test(data16)){
validate87.errors = [{instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs47 === errors;
if(!valid13){
break;
}
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continues !== undefined){
let data17 = data.continues;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data17 === "string"){
if(func1(data17) > 128){
validate87.errors = [{instancePath:instancePath+"/continues",schemaPath:"ContinuedRunId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data17) < 1){
validate87.errors = [{instancePath:instancePath+"/continues",schemaPath:"ContinuedRunId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/continues",schemaPath:"ContinuedRunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data18 = data.budget;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length < 1){
validate87.errors = [{instancePath:instancePath+"/budget",schemaPath:"Budget/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs55 = errors;
for(const key4 in data18){
if(!((key4 === "input") || (key4 === "output"))){
validate87.errors = [{instancePath:instancePath+"/budget",schemaPath:"Budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs55 === errors){
if(data18.input !== undefined){
let data19 = data18.input;
const _errs56 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate87.errors = [{instancePath:instancePath+"/budget/input",schemaPath:"Budget/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs56){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000000000000 || isNaN(data19)){
validate87.errors = [{instancePath:instancePath+"/budget/input",schemaPath:"Budget/properties/input/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate87.errors = [{instancePath:instancePath+"/budget/input",schemaPath:"Budget/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid16 = _errs56 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data18.output !== undefined){
let data20 = data18.output;
const _errs58 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate87.errors = [{instancePath:instancePath+"/budget/output",schemaPath:"Budget/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs58){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000000000000 || isNaN(data20)){
validate87.errors = [{instancePath:instancePath+"/budget/output",schemaPath:"Budget/properties/output/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data20 < 1 || isNaN(data20)){
validate87.errors = [{instancePath:instancePath+"/budget/output",schemaPath:"Budget/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid16 = _errs58 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/budget",schemaPath:"Budget/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhook !== undefined){
let data21 = data.webhook;
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data21 === "string"){
if(func1(data21) > 2048){
validate87.errors = [{instancePath:instancePath+"/webhook",schemaPath:"WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data21) < 10){
validate87.errors = [{instancePath:instancePath+"/webhook",schemaPath:"WebhookUrl/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!pattern37.test(data21)){
validate87.errors = [{instancePath:instancePath+"/webhook",schemaPath:"WebhookUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[!-~]+$"},message:"must match pattern \""+"^https?://[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/webhook",schemaPath:"WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhook_secret !== undefined){
let data22 = data.webhook_secret;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data22 === "string"){
if(!pattern38.test(data22)){
validate87.errors = [{instancePath:instancePath+"/webhook_secret",schemaPath:"WebhookSecret/pattern",keyword:"pattern",params:{pattern: "^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/webhook_secret",schemaPath:"WebhookSecret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network !== undefined){
let data23 = data.network;
const _errs66 = errors;
const _errs67 = errors;
if((typeof data23 !== "string") && (!(Array.isArray(data23)))){
validate87.errors = [{instancePath:instancePath+"/network",schemaPath:"AskedNetwork/type",keyword:"type",params:{type: schema176.type},message:"must be string,array"}];
return false;
}
if(errors === _errs67){
if(typeof data23 === "string"){
if(!pattern30.test(data23)){
validate87.errors = [{instancePath:instancePath+"/network",schemaPath:"AskedNetwork/pattern",keyword:"pattern",params:{pattern: "^none$"},message:"must match pattern \""+"^none$"+"\""}];
return false;
}
}
if(errors === _errs67){
if(Array.isArray(data23)){
if(data23.length > 32){
validate87.errors = [{instancePath:instancePath+"/network",schemaPath:"AskedNetwork/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data23.length < 1){
validate87.errors = [{instancePath:instancePath+"/network",schemaPath:"AskedNetwork/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid20 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
const _errs69 = errors;
if(errors === _errs69){
if(typeof data24 === "string"){
if(func1(data24) > 261){
validate87.errors = [{instancePath:instancePath+"/network/" + i0,schemaPath:"AskedNetwork/items/maxLength",keyword:"maxLength",params:{limit: 261},message:"must NOT have more than 261 characters"}];
return false;
}
else {
if(!pattern23.test(data24)){
validate87.errors = [{instancePath:instancePath+"/network/" + i0,schemaPath:"AskedNetwork/items/pattern",keyword:"pattern",params:{pattern: "^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$"},message:"must match pattern \""+"^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$"+"\""}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/network/" + i0,schemaPath:"AskedNetwork/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid20 = _errs69 === errors;
if(!valid20){
break;
}
}
if(valid20){
let i1 = data23.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data23[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate87.errors = [{instancePath:instancePath+"/network",schemaPath:"AskedNetwork/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let missing1;
if(data.webhook_secret !== undefined && ((data.webhook === undefined) && (missing1 = "webhook"))){
validate87.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "webhook_secret",
    missingProperty: missing1,
    depsCount: 1,
    deps: "webhook"},message:"must have property webhook when property webhook_secret is present"}];
return false;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CreatePromptRun = validate88;
const schema193 = {"type":"object","additionalProperties":false,"required":["prompt"],"anyOf":[{"required":["workspace"]},{"required":["continues"]}],"dependentRequired":{"webhook_secret":["webhook"]},"properties":{"prompt":{"$ref":"InstructionText"},"workspace":{"type":"string","minLength":1,"maxLength":64},"agent":{"$ref":"AgentName"},"model":{"$ref":"ModelName"},"limit":{"$ref":"StepLimit","default":100},"timeout_ms":{"$ref":"TimeoutMs"},"limits":{"$ref":"AskedLimits"},"max_attempts":{"$ref":"MaxAttempts","default":2},"apply":{"$ref":"ApplyMode","default":"auto"},"approval":{"$ref":"ApprovalMode","default":"auto"},"metadata":{"$ref":"Metadata"},"continues":{"$ref":"ContinuedRunId"},"budget":{"$ref":"Budget"},"webhook":{"$ref":"WebhookUrl"},"webhook_secret":{"$ref":"WebhookSecret"},"network":{"$ref":"AskedNetwork"}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.workspace === undefined) && (missing0 = "workspace")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.continues === undefined) && (missing1 = "continues")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate88.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.prompt === undefined) && (missing2 = "prompt")){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(func29.call(schema193.properties, key0))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.prompt !== undefined){
let data0 = data.prompt;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(func1(data0) > 200000){
validate88.errors = [{instancePath:instancePath+"/prompt",schemaPath:"InstructionText/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate88.errors = [{instancePath:instancePath+"/prompt",schemaPath:"InstructionText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern24.test(data0)){
validate88.errors = [{instancePath:instancePath+"/prompt",schemaPath:"InstructionText/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/prompt",schemaPath:"InstructionText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workspace !== undefined){
let data1 = data.workspace;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate88.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate88.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.agent !== undefined){
let data2 = data.agent;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate88.errors = [{instancePath:instancePath+"/agent",schemaPath:"AgentName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate88.errors = [{instancePath:instancePath+"/agent",schemaPath:"AgentName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/agent",schemaPath:"AgentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.model !== undefined){
let data3 = data.model;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(func1(data3) > 220){
validate88.errors = [{instancePath:instancePath+"/model",schemaPath:"ModelName/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"}];
return false;
}
else {
if(!pattern22.test(data3)){
validate88.errors = [{instancePath:instancePath+"/model",schemaPath:"ModelName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,18}:[!-~]{1,200}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,18}:[!-~]{1,200}$"+"\""}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/model",schemaPath:"ModelName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.limit !== undefined){
let data4 = data.limit;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate88.errors = [{instancePath:instancePath+"/limit",schemaPath:"StepLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
validate88.errors = [{instancePath:instancePath+"/limit",schemaPath:"StepLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate88.errors = [{instancePath:instancePath+"/limit",schemaPath:"StepLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.timeout_ms !== undefined){
let data5 = data.timeout_ms;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate88.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"TimeoutMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 43200000 || isNaN(data5)){
validate88.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"TimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 43200000},message:"must be <= 43200000"}];
return false;
}
else {
if(data5 < 1000 || isNaN(data5)){
validate88.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"TimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"}];
return false;
}
}
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.limits !== undefined){
let data6 = data.limits;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs25 = errors;
for(const key1 in data6){
if(!(((((key1 === "memory_mb") || (key1 === "processes")) || (key1 === "disk_mb")) || (key1 === "output_mb")) || (key1 === "cpu_seconds"))){
validate88.errors = [{instancePath:instancePath+"/limits",schemaPath:"AskedLimits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data6.memory_mb !== undefined){
let data7 = data6.memory_mb;
const _errs26 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate88.errors = [{instancePath:instancePath+"/limits/memory_mb",schemaPath:"AskedLimits/properties/memory_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1048576 || isNaN(data7)){
validate88.errors = [{instancePath:instancePath+"/limits/memory_mb",schemaPath:"AskedLimits/properties/memory_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},message:"must be <= 1048576"}];
return false;
}
else {
if(data7 < 16 || isNaN(data7)){
validate88.errors = [{instancePath:instancePath+"/limits/memory_mb",schemaPath:"AskedLimits/properties/memory_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"}];
return false;
}
}
}
}
var valid8 = _errs26 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data6.processes !== undefined){
let data8 = data6.processes;
const _errs28 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate88.errors = [{instancePath:instancePath+"/limits/processes",schemaPath:"AskedLimits/properties/processes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000 || isNaN(data8)){
validate88.errors = [{instancePath:instancePath+"/limits/processes",schemaPath:"AskedLimits/properties/processes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data8 < 16 || isNaN(data8)){
validate88.errors = [{instancePath:instancePath+"/limits/processes",schemaPath:"AskedLimits/properties/processes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"}];
return false;
}
}
}
}
var valid8 = _errs28 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data6.disk_mb !== undefined){
let data9 = data6.disk_mb;
const _errs30 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate88.errors = [{instancePath:instancePath+"/limits/disk_mb",schemaPath:"AskedLimits/properties/disk_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1048576 || isNaN(data9)){
validate88.errors = [{instancePath:instancePath+"/limits/disk_mb",schemaPath:"AskedLimits/properties/disk_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},message:"must be <= 1048576"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate88.errors = [{instancePath:instancePath+"/limits/disk_mb",schemaPath:"AskedLimits/properties/disk_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid8 = _errs30 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data6.output_mb !== undefined){
let data10 = data6.output_mb;
const _errs32 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate88.errors = [{instancePath:instancePath+"/limits/output_mb",schemaPath:"AskedLimits/properties/output_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1048576 || isNaN(data10)){
validate88.errors = [{instancePath:instancePath+"/limits/output_mb",schemaPath:"AskedLimits/properties/output_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},message:"must be <= 1048576"}];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate88.errors = [{instancePath:instancePath+"/limits/output_mb",schemaPath:"AskedLimits/properties/output_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid8 = _errs32 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data6.cpu_seconds !== undefined){
let data11 = data6.cpu_seconds;
const _errs34 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate88.errors = [{instancePath:instancePath+"/limits/cpu_seconds",schemaPath:"AskedLimits/properties/cpu_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10000000 || isNaN(data11)){
validate88.errors = [{instancePath:instancePath+"/limits/cpu_seconds",schemaPath:"AskedLimits/properties/cpu_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate88.errors = [{instancePath:instancePath+"/limits/cpu_seconds",schemaPath:"AskedLimits/properties/cpu_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid8 = _errs34 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/limits",schemaPath:"AskedLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.max_attempts !== undefined){
let data12 = data.max_attempts;
const _errs36 = errors;
const _errs37 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate88.errors = [{instancePath:instancePath+"/max_attempts",schemaPath:"MaxAttempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 10 || isNaN(data12)){
validate88.errors = [{instancePath:instancePath+"/max_attempts",schemaPath:"MaxAttempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data12 < 1 || isNaN(data12)){
validate88.errors = [{instancePath:instancePath+"/max_attempts",schemaPath:"MaxAttempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.apply !== undefined){
let data13 = data.apply;
const _errs39 = errors;
if(typeof data13 !== "string"){
validate88.errors = [{instancePath:instancePath+"/apply",schemaPath:"ApplyMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data13 === "auto") || (data13 === "never"))){
validate88.errors = [{instancePath:instancePath+"/apply",schemaPath:"ApplyMode/enum",keyword:"enum",params:{allowedValues: schema170.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.approval !== undefined){
let data14 = data.approval;
const _errs42 = errors;
if(typeof data14 !== "string"){
validate88.errors = [{instancePath:instancePath+"/approval",schemaPath:"ApprovalMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data14 === "auto") || (data14 === "ask"))){
validate88.errors = [{instancePath:instancePath+"/approval",schemaPath:"ApprovalMode/enum",keyword:"enum",params:{allowedValues: schema171.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.metadata !== undefined){
let data15 = data.metadata;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 16){
validate88.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties"}];
return false;
}
else {
for(const key2 in data15){
const _errs48 = errors;
if(typeof key2 === "string"){
if(func1(key2) > 64){
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(func1(key2) < 1){
const err4 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!pattern24.test(key2)){
const err5 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key2};
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
var valid13 = _errs48 === errors;
if(!valid13){
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate88.errors = vErrors;
return false;
break;
}
}
if(valid13){
for(const key3 in data15){
let data16 = data15[key3];
const _errs50 = errors;
if(errors === _errs50){
if(typeof data16 === "string"){
if(func1(data16) > 512){
validate88.errors = [{instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!pattern24.test(data16)){
validate88.errors = [{instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs50 === errors;
if(!valid14){
break;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.continues !== undefined){
let data17 = data.continues;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data17 === "string"){
if(func1(data17) > 128){
validate88.errors = [{instancePath:instancePath+"/continues",schemaPath:"ContinuedRunId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data17) < 1){
validate88.errors = [{instancePath:instancePath+"/continues",schemaPath:"ContinuedRunId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/continues",schemaPath:"ContinuedRunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs52 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.budget !== undefined){
let data18 = data.budget;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length < 1){
validate88.errors = [{instancePath:instancePath+"/budget",schemaPath:"Budget/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs58 = errors;
for(const key4 in data18){
if(!((key4 === "input") || (key4 === "output"))){
validate88.errors = [{instancePath:instancePath+"/budget",schemaPath:"Budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs58 === errors){
if(data18.input !== undefined){
let data19 = data18.input;
const _errs59 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate88.errors = [{instancePath:instancePath+"/budget/input",schemaPath:"Budget/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs59){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000000000000 || isNaN(data19)){
validate88.errors = [{instancePath:instancePath+"/budget/input",schemaPath:"Budget/properties/input/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate88.errors = [{instancePath:instancePath+"/budget/input",schemaPath:"Budget/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid17 = _errs59 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data18.output !== undefined){
let data20 = data18.output;
const _errs61 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate88.errors = [{instancePath:instancePath+"/budget/output",schemaPath:"Budget/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs61){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000000000000 || isNaN(data20)){
validate88.errors = [{instancePath:instancePath+"/budget/output",schemaPath:"Budget/properties/output/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data20 < 1 || isNaN(data20)){
validate88.errors = [{instancePath:instancePath+"/budget/output",schemaPath:"Budget/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid17 = _errs61 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/budget",schemaPath:"Budget/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.webhook !== undefined){
let data21 = data.webhook;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data21 === "string"){
if(func1(data21) > 2048){
validate88.errors = [{instancePath:instancePath+"/webhook",schemaPath:"WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data21) < 10){
validate88.errors = [{instancePath:instancePath+"/webhook",schemaPath:"WebhookUrl/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!pattern37.test(data21)){
validate88.errors = [{instancePath:instancePath+"/webhook",schemaPath:"WebhookUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[!-~]+$"},message:"must match pattern \""+"^https?://[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/webhook",schemaPath:"WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs63 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.webhook_secret !== undefined){
let data22 = data.webhook_secret;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data22 === "string"){
if(!pattern38.test(data22)){
validate88.errors = [{instancePath:instancePath+"/webhook_secret",schemaPath:"WebhookSecret/pattern",keyword:"pattern",params:{pattern: "^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/webhook_secret",schemaPath:"WebhookSecret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs66 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.network !== undefined){
let data23 = data.network;
const _errs69 = errors;
const _errs70 = errors;
if((typeof data23 !== "string") && (!(Array.isArray(data23)))){
validate88.errors = [{instancePath:instancePath+"/network",schemaPath:"AskedNetwork/type",keyword:"type",params:{type: schema176.type},message:"must be string,array"}];
return false;
}
if(errors === _errs70){
if(typeof data23 === "string"){
if(!pattern30.test(data23)){
validate88.errors = [{instancePath:instancePath+"/network",schemaPath:"AskedNetwork/pattern",keyword:"pattern",params:{pattern: "^none$"},message:"must match pattern \""+"^none$"+"\""}];
return false;
}
}
if(errors === _errs70){
if(Array.isArray(data23)){
if(data23.length > 32){
validate88.errors = [{instancePath:instancePath+"/network",schemaPath:"AskedNetwork/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data23.length < 1){
validate88.errors = [{instancePath:instancePath+"/network",schemaPath:"AskedNetwork/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid21 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
const _errs72 = errors;
if(errors === _errs72){
if(typeof data24 === "string"){
if(func1(data24) > 261){
validate88.errors = [{instancePath:instancePath+"/network/" + i0,schemaPath:"AskedNetwork/items/maxLength",keyword:"maxLength",params:{limit: 261},message:"must NOT have more than 261 characters"}];
return false;
}
else {
if(!pattern23.test(data24)){
validate88.errors = [{instancePath:instancePath+"/network/" + i0,schemaPath:"AskedNetwork/items/pattern",keyword:"pattern",params:{pattern: "^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$"},message:"must match pattern \""+"^(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?){0,126}(:[1-9][0-9]{0,4})?$"+"\""}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/network/" + i0,schemaPath:"AskedNetwork/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid21 = _errs72 === errors;
if(!valid21){
break;
}
}
if(valid21){
let i1 = data23.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data23[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate88.errors = [{instancePath:instancePath+"/network",schemaPath:"AskedNetwork/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
}
}
var valid1 = _errs69 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let missing3;
if(data.webhook_secret !== undefined && ((data.webhook === undefined) && (missing3 = "webhook"))){
validate88.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "webhook_secret",
    missingProperty: missing3,
    depsCount: 1,
    deps: "webhook"},message:"must have property webhook when property webhook_secret is present"}];
return false;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CreateRunRequest = validate89;
const schema209 = {"oneOf":[{"$ref":"CreateTaskRun"},{"$ref":"CreatePromptRun"}]};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate89.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const EventSeq = validate92;

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate92.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const SchemaVersion = validate93;

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate93.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const RunStartedEvent = validate25;

export const StepName = validate94;

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) < 1){
validate94.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const StepIndex = validate95;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate95.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const StepKind = validate96;

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "command") || (data === "edit")) || (data === "read")) || (data === "search")) || (data === "other"))){
validate96.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const StepStartedEvent = validate26;

export const StepCompletedEvent = validate27;

export const PatchReadyEvent = validate28;

export const RunRetryingEvent = validate29;

export const MessageAddedEvent = validate30;

export const InputId = validate97;

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern14.test(data)){
validate97.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^inp_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^inp_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const InputKind = validate98;

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "permission") || (data === "choice")) || (data === "text"))){
validate98.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema91.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const InputOption = validate99;

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.label === undefined) && (missing0 = "label"))) || ((data.effect === undefined) && (missing0 = "effect"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs3 = errors;
if(typeof data.label !== "string"){
validate99.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effect !== undefined){
let data2 = data.effect;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate99.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "allow") || (data2 === "deny")) || (data2 === "other"))){
validate99.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues: schema92.properties.effect.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"id":true,"label":true,"effect":true},"dynamicProps":false,"dynamicItems":false};

export const InputRequestedEvent = validate31;

export const InputResolvedEvent = validate32;

export const UsageUpdatedEvent = validate33;

export const FinalState = validate100;

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "completed") || (data === "interrupted")) || (data === "failed"))){
validate100.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const RunSettledEvent = validate34;

export const RunEventPage = validate101;
const schema219 = {"type":"object","required":["data","next_after"],"properties":{"data":{"type":"array","items":{"$ref":"RunEvent"}},"next_after":{"type":"integer","minimum":0}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_after === undefined) && (missing0 = "next_after"))){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate24(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_after !== undefined){
let data2 = data.next_after;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate101.errors = [{instancePath:instancePath+"/next_after",schemaPath:"#/properties/next_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate101.errors = [{instancePath:instancePath+"/next_after",schemaPath:"#/properties/next_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"data":true,"next_after":true},"dynamicProps":false,"dynamicItems":false};

export const ApplyOutcome = validate103;
const schema220 = {"type":"object","required":["id","workspace","applied","head"],"properties":{"id":{"$ref":"RunId"},"workspace":{"$ref":"WorkspaceId"},"applied":{"type":"string","enum":["fast_forward","merged","unchanged"]},"head":{"$ref":"Commit"}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.applied === undefined) && (missing0 = "applied"))) || ((data.head === undefined) && (missing0 = "head"))){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate103.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate103.errors = [{instancePath:instancePath+"/id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
let data1 = data.workspace;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern20.test(data1)){
validate103.errors = [{instancePath:instancePath+"/workspace",schemaPath:"WorkspaceId/pattern",keyword:"pattern",params:{pattern: "^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate103.errors = [{instancePath:instancePath+"/workspace",schemaPath:"WorkspaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.applied !== undefined){
let data2 = data.applied;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate103.errors = [{instancePath:instancePath+"/applied",schemaPath:"#/properties/applied/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "fast_forward") || (data2 === "merged")) || (data2 === "unchanged"))){
validate103.errors = [{instancePath:instancePath+"/applied",schemaPath:"#/properties/applied/enum",keyword:"enum",params:{allowedValues: schema220.properties.applied.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.head !== undefined){
let data3 = data.head;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern9.test(data3)){
validate103.errors = [{instancePath:instancePath+"/head",schemaPath:"Commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate103.errors = [{instancePath:instancePath+"/head",schemaPath:"Commit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"id":true,"workspace":true,"applied":true,"head":true},"dynamicProps":false,"dynamicItems":false};

export const SendMessageRequest = validate104;
const schema224 = {"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":65536,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "text")){
validate104.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
let data0 = data.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 65536){
validate104.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate104.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern24.test(data0)){
validate104.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const RunMessage = validate105;
const schema225 = {"type":"object","required":["run","number","text","created_at"],"properties":{"run":{"$ref":"RunId"},"number":{"type":"integer","minimum":1},"text":{"type":"string"},"created_at":{"$ref":"Timestamp"}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.run === undefined) && (missing0 = "run")) || ((data.number === undefined) && (missing0 = "number"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.run !== undefined){
let data0 = data.run;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate105.errors = [{instancePath:instancePath+"/run",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/run",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
let data1 = data.number;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate105.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate105.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs6 = errors;
if(typeof data.text !== "string"){
validate105.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate105.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"run":true,"number":true,"text":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

export const InputAnswer = validate106;
const schema228 = {"type":"object","required":["option","text"],"properties":{"option":{"type":["string","null"]},"text":{"type":["string","null"]}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.option === undefined) && (missing0 = "option")) || ((data.text === undefined) && (missing0 = "text"))){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.option !== undefined){
let data0 = data.option;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate106.errors = [{instancePath:instancePath+"/option",schemaPath:"#/properties/option/type",keyword:"type",params:{type: schema228.properties.option.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate106.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema228.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"option":true,"text":true},"dynamicProps":false,"dynamicItems":false};

export const RunInput = validate107;
const schema229 = {"type":"object","required":["id","run","kind","title","options","state","answer","requested_at","expires_at","answered_at"],"properties":{"id":{"$ref":"InputId"},"run":{"$ref":"RunId"},"kind":{"$ref":"InputKind"},"title":{"type":"string"},"options":{"type":"array","items":{"$ref":"InputOption"}},"state":{"type":"string","enum":["open","answered","expired","withdrawn"]},"answer":{"oneOf":[{"$ref":"InputAnswer"},{"type":"null"}]},"requested_at":{"$ref":"Timestamp"},"expires_at":{"type":"string","format":"date-time"},"answered_at":{"type":["string","null"],"format":"date-time"}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.run === undefined) && (missing0 = "run"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.options === undefined) && (missing0 = "options"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.answer === undefined) && (missing0 = "answer"))) || ((data.requested_at === undefined) && (missing0 = "requested_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.answered_at === undefined) && (missing0 = "answered_at"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
validate107.errors = [{instancePath:instancePath+"/id",schemaPath:"InputId/pattern",keyword:"pattern",params:{pattern: "^inp_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^inp_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/id",schemaPath:"InputId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data1 = data.run;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate107.errors = [{instancePath:instancePath+"/run",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/run",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate107.errors = [{instancePath:instancePath+"/kind",schemaPath:"InputKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "permission") || (data2 === "choice")) || (data2 === "text"))){
validate107.errors = [{instancePath:instancePath+"/kind",schemaPath:"InputKind/enum",keyword:"enum",params:{allowedValues: schema91.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs10 = errors;
if(typeof data.title !== "string"){
validate107.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data4 = data.options;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.id === undefined) && (missing1 = "id")) || ((data5.label === undefined) && (missing1 = "label"))) || ((data5.effect === undefined) && (missing1 = "effect"))){
validate107.errors = [{instancePath:instancePath+"/options/" + i0,schemaPath:"InputOption/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.id !== undefined){
const _errs17 = errors;
if(typeof data5.id !== "string"){
validate107.errors = [{instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"InputOption/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.label !== undefined){
const _errs19 = errors;
if(typeof data5.label !== "string"){
validate107.errors = [{instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"InputOption/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.effect !== undefined){
let data8 = data5.effect;
const _errs21 = errors;
if(typeof data8 !== "string"){
validate107.errors = [{instancePath:instancePath+"/options/" + i0+"/effect",schemaPath:"InputOption/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data8 === "allow") || (data8 === "deny")) || (data8 === "other"))){
validate107.errors = [{instancePath:instancePath+"/options/" + i0+"/effect",schemaPath:"InputOption/properties/effect/enum",keyword:"enum",params:{allowedValues: schema92.properties.effect.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/options/" + i0,schemaPath:"InputOption/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data9 = data.state;
const _errs23 = errors;
if(typeof data9 !== "string"){
validate107.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data9 === "open") || (data9 === "answered")) || (data9 === "expired")) || (data9 === "withdrawn"))){
validate107.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema229.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
let data10 = data.answer;
const _errs25 = errors;
const _errs26 = errors;
let valid7 = false;
let passing0 = null;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if(((data10.option === undefined) && (missing2 = "option")) || ((data10.text === undefined) && (missing2 = "text"))){
const err0 = {instancePath:instancePath+"/answer",schemaPath:"InputAnswer/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data10.option !== undefined){
let data11 = data10.option;
const _errs30 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err1 = {instancePath:instancePath+"/answer/option",schemaPath:"InputAnswer/properties/option/type",keyword:"type",params:{type: schema228.properties.option.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid9 = _errs30 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.text !== undefined){
let data12 = data10.text;
const _errs32 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err2 = {instancePath:instancePath+"/answer/text",schemaPath:"InputAnswer/properties/text/type",keyword:"type",params:{type: schema228.properties.text.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid9 = _errs32 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/answer",schemaPath:"InputAnswer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs27 === errors;
if(_valid0){
valid7 = true;
passing0 = 0;
var props0 = {};
props0.option = true;
props0.text = true;
}
const _errs34 = errors;
if(data10 !== null){
const err4 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid7 = true;
passing0 = 1;
}
}
if(!valid7){
const err5 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate107.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requested_at !== undefined){
let data13 = data.requested_at;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(errors === _errs37){
if(typeof data13 === "string"){
if(!(formats4.validate(data13))){
validate107.errors = [{instancePath:instancePath+"/requested_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/requested_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data14 = data.expires_at;
const _errs39 = errors;
if(errors === _errs39){
if(errors === _errs39){
if(typeof data14 === "string"){
if(!(formats4.validate(data14))){
validate107.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answered_at !== undefined){
let data15 = data.answered_at;
const _errs41 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate107.errors = [{instancePath:instancePath+"/answered_at",schemaPath:"#/properties/answered_at/type",keyword:"type",params:{type: schema229.properties.answered_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs41){
if(errors === _errs41){
if(typeof data15 === "string"){
if(!(formats4.validate(data15))){
validate107.errors = [{instancePath:instancePath+"/answered_at",schemaPath:"#/properties/answered_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"id":true,"run":true,"kind":true,"title":true,"options":true,"state":true,"answer":true,"requested_at":true,"expires_at":true,"answered_at":true},"dynamicProps":false,"dynamicItems":false};

export const AnswerInputRequest = validate108;
const schema236 = {"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"decision":{"type":"string","enum":["approve","deny"]},"option":{"type":"string","minLength":1,"maxLength":200},"text":{"type":"string","maxLength":65536,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
validate108.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate108.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "decision") || (key0 === "option")) || (key0 === "text"))){
validate108.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.decision !== undefined){
let data0 = data.decision;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate108.errors = [{instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "approve") || (data0 === "deny"))){
validate108.errors = [{instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/enum",keyword:"enum",params:{allowedValues: schema236.properties.decision.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.option !== undefined){
let data1 = data.option;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate108.errors = [{instancePath:instancePath+"/option",schemaPath:"#/properties/option/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate108.errors = [{instancePath:instancePath+"/option",schemaPath:"#/properties/option/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/option",schemaPath:"#/properties/option/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data2 = data.text;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 65536){
validate108.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"}];
return false;
}
else {
if(!pattern24.test(data2)){
validate108.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CreateRunLinkRequest = validate109;
const schema237 = {"type":"object","required":["file"],"additionalProperties":false,"properties":{"file":{"type":"string","enum":["patch","log"]},"expires_in_seconds":{"type":"integer","minimum":1,"maximum":3600,"default":300}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "file") || (key0 === "expires_in_seconds"))){
validate109.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
let data0 = data.file;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate109.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "patch") || (data0 === "log"))){
validate109.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/enum",keyword:"enum",params:{allowedValues: schema237.properties.file.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_in_seconds !== undefined){
let data1 = data.expires_in_seconds;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate109.errors = [{instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 3600 || isNaN(data1)){
validate109.errors = [{instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate109.errors = [{instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const RunLink = validate110;
const schema238 = {"type":"object","required":["url","expires_at"],"properties":{"url":{"type":"string","format":"uri"},"expires_at":{"$ref":"Timestamp"}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
let data0 = data.url;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0(data0))){
validate110.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data1 = data.expires_at;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate110.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"url":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const Agent = validate111;
const schema240 = {"type":"object","required":["name","kind","description","default","available","missing","capabilities"],"properties":{"name":{"$ref":"AgentName"},"kind":{"type":"string","enum":["script","model","acp"]},"description":{"type":"string"},"default":{"type":"boolean"},"available":{"type":"boolean"},"missing":{"type":["string","null"]},"capabilities":{"type":"array","items":{"type":"string"}}}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.name === undefined) && (missing0 = "name")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.default === undefined) && (missing0 = "default"))) || ((data.available === undefined) && (missing0 = "available"))) || ((data.missing === undefined) && (missing0 = "missing"))) || ((data.capabilities === undefined) && (missing0 = "capabilities"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate111.errors = [{instancePath:instancePath+"/name",schemaPath:"AgentName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate111.errors = [{instancePath:instancePath+"/name",schemaPath:"AgentName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/name",schemaPath:"AgentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate111.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "script") || (data1 === "model")) || (data1 === "acp"))){
validate111.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema240.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs6 = errors;
if(typeof data.description !== "string"){
validate111.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined){
const _errs8 = errors;
if(typeof data.default !== "boolean"){
validate111.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available !== undefined){
const _errs10 = errors;
if(typeof data.available !== "boolean"){
validate111.errors = [{instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missing !== undefined){
let data5 = data.missing;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate111.errors = [{instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: schema240.properties.missing.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data6 = data.capabilities;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(typeof data6[i0] !== "string"){
validate111.errors = [{instancePath:instancePath+"/capabilities/" + i0,schemaPath:"#/properties/capabilities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"name":true,"kind":true,"description":true,"default":true,"available":true,"missing":true,"capabilities":true},"dynamicProps":false,"dynamicItems":false};

export const AgentList = validate112;
const schema242 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"Agent"}}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate111(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

export const WorkspaceReason = validate114;
const schema243 = {"type":"object","required":["code","message"],"properties":{"code":{"type":"string","minLength":1},"message":{"type":"string"}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate114.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate114.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"code":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const WorkspaceProgress = validate115;
const schema244 = {"type":"object","required":["phase","objects","objects_total","files","bytes"],"properties":{"phase":{"type":"string","minLength":1},"objects":{"type":["integer","null"],"minimum":0},"objects_total":{"type":["integer","null"],"minimum":0},"files":{"type":["integer","null"],"minimum":0},"bytes":{"type":["integer","null"],"minimum":0}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.phase === undefined) && (missing0 = "phase")) || ((data.objects === undefined) && (missing0 = "objects"))) || ((data.objects_total === undefined) && (missing0 = "objects_total"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.bytes === undefined) && (missing0 = "bytes"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.phase !== undefined){
let data0 = data.phase;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate115.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.objects !== undefined){
let data1 = data.objects;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate115.errors = [{instancePath:instancePath+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type: schema244.properties.objects.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate115.errors = [{instancePath:instancePath+"/objects",schemaPath:"#/properties/objects/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.objects_total !== undefined){
let data2 = data.objects_total;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate115.errors = [{instancePath:instancePath+"/objects_total",schemaPath:"#/properties/objects_total/type",keyword:"type",params:{type: schema244.properties.objects_total.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate115.errors = [{instancePath:instancePath+"/objects_total",schemaPath:"#/properties/objects_total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data3 = data.files;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate115.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: schema244.properties.files.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate115.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data4 = data.bytes;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate115.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema244.properties.bytes.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate115.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"phase":true,"objects":true,"objects_total":true,"files":true,"bytes":true},"dynamicProps":false,"dynamicItems":false};

export const Workspace = validate116;
const schema245 = {"type":"object","required":["id","name","source","state","reason","progress","head","size_bytes","file_count","metadata","created_at","updated_at","last_used_at","expires_at"],"properties":{"id":{"$ref":"WorkspaceId"},"name":{"type":["string","null"]},"source":{"type":"object","required":["type"],"properties":{"type":{"type":"string"},"url":{"type":"string"},"ref":{"type":["string","null"]},"depth":{"type":"integer","minimum":0},"run_id":{"$ref":"RunId"}}},"state":{"type":"string","enum":["creating","ready","failed","deleting"]},"reason":{"oneOf":[{"$ref":"WorkspaceReason"},{"type":"null"}]},"progress":{"oneOf":[{"$ref":"WorkspaceProgress"},{"type":"null"}]},"head":{"$ref":"Commit"},"size_bytes":{"type":"integer","minimum":0},"file_count":{"type":"integer","minimum":0},"metadata":{"$ref":"Metadata"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"},"last_used_at":{"type":["string","null"],"format":"date-time"},"expires_at":{"type":["string","null"],"format":"date-time"}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.head === undefined) && (missing0 = "head"))) || ((data.size_bytes === undefined) && (missing0 = "size_bytes"))) || ((data.file_count === undefined) && (missing0 = "file_count"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern20.test(data0)){
validate116.errors = [{instancePath:instancePath+"/id",schemaPath:"WorkspaceId/pattern",keyword:"pattern",params:{pattern: "^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/id",schemaPath:"WorkspaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate116.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema245.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data2 = data.source;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
validate116.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.type !== undefined){
const _errs8 = errors;
if(typeof data2.type !== "string"){
validate116.errors = [{instancePath:instancePath+"/source/type",schemaPath:"#/properties/source/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.url !== undefined){
const _errs10 = errors;
if(typeof data2.url !== "string"){
validate116.errors = [{instancePath:instancePath+"/source/url",schemaPath:"#/properties/source/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.ref !== undefined){
let data5 = data2.ref;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate116.errors = [{instancePath:instancePath+"/source/ref",schemaPath:"#/properties/source/properties/ref/type",keyword:"type",params:{type: schema245.properties.source.properties.ref.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.depth !== undefined){
let data6 = data2.depth;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate116.errors = [{instancePath:instancePath+"/source/depth",schemaPath:"#/properties/source/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate116.errors = [{instancePath:instancePath+"/source/depth",schemaPath:"#/properties/source/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.run_id !== undefined){
let data7 = data2.run_id;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
validate116.errors = [{instancePath:instancePath+"/source/run_id",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/source/run_id",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data8 = data.state;
const _errs19 = errors;
if(typeof data8 !== "string"){
validate116.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data8 === "creating") || (data8 === "ready")) || (data8 === "failed")) || (data8 === "deleting"))){
validate116.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema245.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data9 = data.reason;
const _errs21 = errors;
const _errs22 = errors;
let valid4 = false;
let passing0 = null;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((data9.code === undefined) && (missing2 = "code")) || ((data9.message === undefined) && (missing2 = "message"))){
const err0 = {instancePath:instancePath+"/reason",schemaPath:"WorkspaceReason/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data9.code !== undefined){
let data10 = data9.code;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err1 = {instancePath:instancePath+"/reason/code",schemaPath:"WorkspaceReason/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err2 = {instancePath:instancePath+"/reason/code",schemaPath:"WorkspaceReason/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.message !== undefined){
const _errs28 = errors;
if(typeof data9.message !== "string"){
const err3 = {instancePath:instancePath+"/reason/message",schemaPath:"WorkspaceReason/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/reason",schemaPath:"WorkspaceReason/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs23 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
var props0 = {};
props0.code = true;
props0.message = true;
}
const _errs30 = errors;
if(data9 !== null){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate116.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data12 = data.progress;
const _errs32 = errors;
const _errs33 = errors;
let valid7 = false;
let passing1 = null;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing3;
if((((((data12.phase === undefined) && (missing3 = "phase")) || ((data12.objects === undefined) && (missing3 = "objects"))) || ((data12.objects_total === undefined) && (missing3 = "objects_total"))) || ((data12.files === undefined) && (missing3 = "files"))) || ((data12.bytes === undefined) && (missing3 = "bytes"))){
const err7 = {instancePath:instancePath+"/progress",schemaPath:"WorkspaceProgress/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data12.phase !== undefined){
let data13 = data12.phase;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err8 = {instancePath:instancePath+"/progress/phase",schemaPath:"WorkspaceProgress/properties/phase/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/progress/phase",schemaPath:"WorkspaceProgress/properties/phase/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid9 = _errs37 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data12.objects !== undefined){
let data14 = data12.objects;
const _errs39 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err10 = {instancePath:instancePath+"/progress/objects",schemaPath:"WorkspaceProgress/properties/objects/type",keyword:"type",params:{type: schema244.properties.objects.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs39){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err11 = {instancePath:instancePath+"/progress/objects",schemaPath:"WorkspaceProgress/properties/objects/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data12.objects_total !== undefined){
let data15 = data12.objects_total;
const _errs41 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err12 = {instancePath:instancePath+"/progress/objects_total",schemaPath:"WorkspaceProgress/properties/objects_total/type",keyword:"type",params:{type: schema244.properties.objects_total.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs41){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err13 = {instancePath:instancePath+"/progress/objects_total",schemaPath:"WorkspaceProgress/properties/objects_total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data12.files !== undefined){
let data16 = data12.files;
const _errs43 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err14 = {instancePath:instancePath+"/progress/files",schemaPath:"WorkspaceProgress/properties/files/type",keyword:"type",params:{type: schema244.properties.files.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(errors === _errs43){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err15 = {instancePath:instancePath+"/progress/files",schemaPath:"WorkspaceProgress/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data12.bytes !== undefined){
let data17 = data12.bytes;
const _errs45 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err16 = {instancePath:instancePath+"/progress/bytes",schemaPath:"WorkspaceProgress/properties/bytes/type",keyword:"type",params:{type: schema244.properties.bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs45){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err17 = {instancePath:instancePath+"/progress/bytes",schemaPath:"WorkspaceProgress/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
var valid9 = _errs45 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/progress",schemaPath:"WorkspaceProgress/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid1 = _errs34 === errors;
if(_valid1){
valid7 = true;
passing1 = 0;
var props1 = {};
props1.phase = true;
props1.objects = true;
props1.objects_total = true;
props1.files = true;
props1.bytes = true;
}
const _errs47 = errors;
if(data12 !== null){
const err19 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid1 = _errs47 === errors;
if(_valid1 && valid7){
valid7 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid7 = true;
passing1 = 1;
}
}
if(!valid7){
const err20 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate116.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.head !== undefined){
let data18 = data.head;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data18 === "string"){
if(!pattern9.test(data18)){
validate116.errors = [{instancePath:instancePath+"/head",schemaPath:"Commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/head",schemaPath:"Commit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_bytes !== undefined){
let data19 = data.size_bytes;
const _errs52 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate116.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs52){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate116.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_count !== undefined){
let data20 = data.file_count;
const _errs54 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate116.errors = [{instancePath:instancePath+"/file_count",schemaPath:"#/properties/file_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate116.errors = [{instancePath:instancePath+"/file_count",schemaPath:"#/properties/file_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data21 = data.metadata;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length > 16){
validate116.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties"}];
return false;
}
else {
for(const key0 in data21){
const _errs59 = errors;
if(typeof key0 === "string"){
if(func1(key0) > 64){
const err21 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(func1(key0) < 1){
const err22 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(!pattern24.test(key0)){
const err23 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key0};
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
var valid12 = _errs59 === errors;
if(!valid12){
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate116.errors = vErrors;
return false;
break;
}
}
if(valid12){
for(const key1 in data21){
let data22 = data21[key1];
const _errs61 = errors;
if(errors === _errs61){
if(typeof data22 === "string"){
if(func1(data22) > 512){
validate116.errors = [{instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!pattern24.test(data22)){
validate116.errors = [{instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs61 === errors;
if(!valid13){
break;
}
}
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data23 = data.created_at;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(errors === _errs64){
if(typeof data23 === "string"){
if(!(formats4.validate(data23))){
validate116.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data24 = data.updated_at;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(errors === _errs67){
if(typeof data24 === "string"){
if(!(formats4.validate(data24))){
validate116.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
let data25 = data.last_used_at;
const _errs69 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate116.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema245.properties.last_used_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs69){
if(errors === _errs69){
if(typeof data25 === "string"){
if(!(formats4.validate(data25))){
validate116.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data26 = data.expires_at;
const _errs71 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate116.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema245.properties.expires_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs71){
if(errors === _errs71){
if(typeof data26 === "string"){
if(!(formats4.validate(data26))){
validate116.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"id":true,"name":true,"source":true,"state":true,"reason":true,"progress":true,"head":true,"size_bytes":true,"file_count":true,"metadata":true,"created_at":true,"updated_at":true,"last_used_at":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const WorkspaceList = validate117;
const schema254 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"Workspace"}},"next_cursor":{"type":["string","null"]}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate116(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate117.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema254.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};

export const EmptySource = validate119;
const schema255 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","const":"empty"}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate119.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate119.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("empty" !== data0){
validate119.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "empty"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const GitCredentials = validate120;
const schema256 = {"type":"object","additionalProperties":false,"writeOnly":true,"anyOf":[{"required":["password"]},{"required":["token"]}],"properties":{"username":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F:]*$","x-pattern-says":"must not contain control characters or a colon"},"password":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000-\\u001F\\u007F]*$","x-pattern-says":"must not contain control characters"},"token":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000-\\u001F\\u007F]*$","x-pattern-says":"must not contain control characters"}}};
const pattern71 = new RegExp("^[^\\u0000-\\u001F\\u007F:]*$", "u");
const pattern72 = new RegExp("^[^\\u0000-\\u001F\\u007F]*$", "u");

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.password === undefined) && (missing0 = "password")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.token === undefined) && (missing1 = "token")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate120.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs4 = errors;
for(const key0 in data){
if(!(((key0 === "username") || (key0 === "password")) || (key0 === "token"))){
validate120.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate120.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate120.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern71.test(data0)){
validate120.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F:]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F:]*$"+"\""}];
return false;
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.password !== undefined){
let data1 = data.password;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate120.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate120.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data1)){
validate120.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F]*$"+"\""}];
return false;
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.token !== undefined){
let data2 = data.token;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 4096){
validate120.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate120.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data2)){
validate120.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F]*$"+"\""}];
return false;
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const GitSource = validate121;
const schema257 = {"type":"object","additionalProperties":false,"required":["type","url"],"properties":{"type":{"type":"string","const":"git"},"url":{"type":"string","minLength":1,"maxLength":2048,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"},"ref":{"type":"string","minLength":1,"maxLength":255,"pattern":"^(?![-+/.])(?!.*(\\.\\.|@\\{|//))[^\\u0000-\\u0020\\u007F~^:?*\\[\\\\]+$","x-pattern-says":"must be the name of a branch or a tag, or a commit"},"depth":{"type":"integer","minimum":0,"maximum":1000000},"credentials":{"$ref":"GitCredentials"}}};
const pattern75 = new RegExp("^(?![-+/.])(?!.*(\\.\\.|@\\{|//))[^\\u0000-\\u0020\\u007F~^:?*\\[\\\\]+$", "u");

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "url")) || (key0 === "ref")) || (key0 === "depth")) || (key0 === "credentials"))){
validate121.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate121.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("git" !== data0){
validate121.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "git"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
validate121.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate121.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern24.test(data1)){
validate121.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data2 = data.ref;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 255){
validate121.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate121.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern75.test(data2)){
validate121.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/pattern",keyword:"pattern",params:{pattern: "^(?![-+/.])(?!.*(\\.\\.|@\\{|//))[^\\u0000-\\u0020\\u007F~^:?*\\[\\\\]+$"},message:"must match pattern \""+"^(?![-+/.])(?!.*(\\.\\.|@\\{|//))[^\\u0000-\\u0020\\u007F~^:?*\\[\\\\]+$"+"\""}];
return false;
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.depth !== undefined){
let data3 = data.depth;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate121.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
validate121.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate121.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credentials !== undefined){
let data4 = data.credentials;
const _errs10 = errors;
const _errs11 = errors;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.password === undefined) && (missing1 = "password")){
const err0 = {instancePath:instancePath+"/credentials",schemaPath:"GitCredentials/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
const _errs15 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.token === undefined) && (missing2 = "token")){
const err1 = {instancePath:instancePath+"/credentials",schemaPath:"GitCredentials/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err2 = {instancePath:instancePath+"/credentials",schemaPath:"GitCredentials/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate121.errors = vErrors;
return false;
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
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const _errs16 = errors;
for(const key1 in data4){
if(!(((key1 === "username") || (key1 === "password")) || (key1 === "token"))){
validate121.errors = [{instancePath:instancePath+"/credentials",schemaPath:"GitCredentials/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data4.username !== undefined){
let data5 = data4.username;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func1(data5) > 255){
validate121.errors = [{instancePath:instancePath+"/credentials/username",schemaPath:"GitCredentials/properties/username/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate121.errors = [{instancePath:instancePath+"/credentials/username",schemaPath:"GitCredentials/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern71.test(data5)){
validate121.errors = [{instancePath:instancePath+"/credentials/username",schemaPath:"GitCredentials/properties/username/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F:]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F:]*$"+"\""}];
return false;
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/credentials/username",schemaPath:"GitCredentials/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.password !== undefined){
let data6 = data4.password;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func1(data6) > 4096){
validate121.errors = [{instancePath:instancePath+"/credentials/password",schemaPath:"GitCredentials/properties/password/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate121.errors = [{instancePath:instancePath+"/credentials/password",schemaPath:"GitCredentials/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data6)){
validate121.errors = [{instancePath:instancePath+"/credentials/password",schemaPath:"GitCredentials/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F]*$"+"\""}];
return false;
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/credentials/password",schemaPath:"GitCredentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.token !== undefined){
let data7 = data4.token;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func1(data7) > 4096){
validate121.errors = [{instancePath:instancePath+"/credentials/token",schemaPath:"GitCredentials/properties/token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate121.errors = [{instancePath:instancePath+"/credentials/token",schemaPath:"GitCredentials/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data7)){
validate121.errors = [{instancePath:instancePath+"/credentials/token",schemaPath:"GitCredentials/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F]*$"+"\""}];
return false;
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/credentials/token",schemaPath:"GitCredentials/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/credentials",schemaPath:"GitCredentials/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ArchiveSource = validate122;
const schema259 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","const":"archive"}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate122.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate122.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("archive" !== data0){
validate122.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "archive"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const RunSource = validate123;
const schema260 = {"type":"object","additionalProperties":false,"required":["type","run_id"],"properties":{"type":{"type":"string","const":"run"},"run_id":{"type":"string","minLength":1,"maxLength":128}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.run_id === undefined) && (missing0 = "run_id"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "run_id"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("run" !== data0){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "run"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run_id !== undefined){
let data1 = data.run_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate123.errors = [{instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate123.errors = [{instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const WorkspaceSource = validate124;
const schema261 = {"oneOf":[{"$ref":"EmptySource"},{"$ref":"GitSource"},{"$ref":"ArchiveSource"},{"$ref":"RunSource"}],"type":"object","discriminator":{"propertyName":"type"},"x-pattern-says":"must be one of empty, git, archive, run"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "empty"){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate124.errors = [{instancePath,schemaPath:"EmptySource/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate124.errors = [{instancePath,schemaPath:"EmptySource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate124.errors = [{instancePath:instancePath+"/type",schemaPath:"EmptySource/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("empty" !== data0){
validate124.errors = [{instancePath:instancePath+"/type",schemaPath:"EmptySource/properties/type/const",keyword:"const",params:{allowedValue: "empty"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"EmptySource/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = true;
}
else if(tag0 === "git"){
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "archive"){
const _errs10 = errors;
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate124.errors = [{instancePath,schemaPath:"ArchiveSource/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data){
if(!(key1 === "type")){
validate124.errors = [{instancePath,schemaPath:"ArchiveSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
validate124.errors = [{instancePath:instancePath+"/type",schemaPath:"ArchiveSource/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("archive" !== data1){
validate124.errors = [{instancePath:instancePath+"/type",schemaPath:"ArchiveSource/properties/type/const",keyword:"const",params:{allowedValue: "archive"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"ArchiveSource/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run"){
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.run_id === undefined) && (missing2 = "run_id"))){
validate124.errors = [{instancePath,schemaPath:"RunSource/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key2 in data){
if(!((key2 === "type") || (key2 === "run_id"))){
validate124.errors = [{instancePath,schemaPath:"RunSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs18 === errors){
if(data.type !== undefined){
let data2 = data.type;
const _errs19 = errors;
if(typeof data2 !== "string"){
validate124.errors = [{instancePath:instancePath+"/type",schemaPath:"RunSource/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("run" !== data2){
validate124.errors = [{instancePath:instancePath+"/type",schemaPath:"RunSource/properties/type/const",keyword:"const",params:{allowedValue: "run"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs19 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.run_id !== undefined){
let data3 = data.run_id;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate124.errors = [{instancePath:instancePath+"/run_id",schemaPath:"RunSource/properties/run_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate124.errors = [{instancePath:instancePath+"/run_id",schemaPath:"RunSource/properties/run_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/run_id",schemaPath:"RunSource/properties/run_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs21 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"RunSource/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate124.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const CreateWorkspaceRequest = validate126;
const schema265 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"},"metadata":{"$ref":"Metadata"},"expires_at":{"type":"string","format":"date-time"},"source":{"$ref":"WorkspaceSource"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "metadata")) || (key0 === "expires_at")) || (key0 === "source"))){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate126.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate126.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern24.test(data0)){
validate126.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data1 = data.metadata;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 16){
validate126.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties"}];
return false;
}
else {
for(const key1 in data1){
const _errs7 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 64){
const err0 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 1){
const err1 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern24.test(key1)){
const err2 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key1};
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
}
var valid2 = _errs7 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate126.errors = vErrors;
return false;
break;
}
}
if(valid2){
for(const key2 in data1){
let data2 = data1[key2];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 512){
validate126.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!pattern24.test(data2)){
validate126.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data3 = data.expires_at;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate126.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs13 = errors;
if(!(validate124(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const UpdateWorkspaceRequest = validate128;
const schema267 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"},"metadata":{"$ref":"Metadata"},"expires_at":{"type":["string","null"],"format":"date-time"}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate128.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "metadata")) || (key0 === "expires_at"))){
validate128.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate128.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema267.properties.name.type},message:"must be string,null"}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate128.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate128.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern24.test(data0)){
validate128.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data1 = data.metadata;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 16){
validate128.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties"}];
return false;
}
else {
for(const key1 in data1){
const _errs7 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 64){
const err0 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 1){
const err1 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern24.test(key1)){
const err2 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",propertyName:key1};
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
}
var valid2 = _errs7 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"Metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate128.errors = vErrors;
return false;
break;
}
}
if(valid2){
for(const key2 in data1){
let data2 = data1[key2];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 512){
validate128.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!pattern24.test(data2)){
validate128.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/metadata",schemaPath:"Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data3 = data.expires_at;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate128.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema267.properties.expires_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate128.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const FileEntry = validate129;
const schema269 = {"type":"object","required":["name","path","type","size_bytes","mode"],"properties":{"name":{"type":"string"},"path":{"type":"string"},"type":{"type":"string","enum":["file","directory","symlink","submodule"]},"size_bytes":{"type":["integer","null"],"minimum":0},"mode":{"type":"string","pattern":"^[0-7]{6}$"}}};
const pattern85 = new RegExp("^[0-7]{6}$", "u");

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.name === undefined) && (missing0 = "name")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.size_bytes === undefined) && (missing0 = "size_bytes"))) || ((data.mode === undefined) && (missing0 = "mode"))){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate129.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs3 = errors;
if(typeof data.path !== "string"){
validate129.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "file") || (data2 === "directory")) || (data2 === "symlink")) || (data2 === "submodule"))){
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema269.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_bytes !== undefined){
let data3 = data.size_bytes;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate129.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/type",keyword:"type",params:{type: schema269.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate129.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data4 = data.mode;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern85.test(data4)){
validate129.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/pattern",keyword:"pattern",params:{pattern: "^[0-7]{6}$"},message:"must match pattern \""+"^[0-7]{6}$"+"\""}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"name":true,"path":true,"type":true,"size_bytes":true,"mode":true},"dynamicProps":false,"dynamicItems":false};

export const FileList = validate130;
const schema270 = {"type":"object","required":["commit","path","data","next_cursor"],"properties":{"commit":{"$ref":"Commit"},"path":{"type":"string"},"data":{"type":"array","items":{"$ref":"FileEntry"}},"next_cursor":{"type":["string","null"]}}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.commit === undefined) && (missing0 = "commit")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.commit !== undefined){
let data0 = data.commit;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
validate130.errors = [{instancePath:instancePath+"/commit",schemaPath:"Commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/commit",schemaPath:"Commit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate130.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.name === undefined) && (missing1 = "name")) || ((data3.path === undefined) && (missing1 = "path"))) || ((data3.type === undefined) && (missing1 = "type"))) || ((data3.size_bytes === undefined) && (missing1 = "size_bytes"))) || ((data3.mode === undefined) && (missing1 = "mode"))){
validate130.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"FileEntry/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.name !== undefined){
const _errs11 = errors;
if(typeof data3.name !== "string"){
validate130.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"FileEntry/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.path !== undefined){
const _errs13 = errors;
if(typeof data3.path !== "string"){
validate130.errors = [{instancePath:instancePath+"/data/" + i0+"/path",schemaPath:"FileEntry/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.type !== undefined){
let data6 = data3.type;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate130.errors = [{instancePath:instancePath+"/data/" + i0+"/type",schemaPath:"FileEntry/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data6 === "file") || (data6 === "directory")) || (data6 === "symlink")) || (data6 === "submodule"))){
validate130.errors = [{instancePath:instancePath+"/data/" + i0+"/type",schemaPath:"FileEntry/properties/type/enum",keyword:"enum",params:{allowedValues: schema269.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.size_bytes !== undefined){
let data7 = data3.size_bytes;
const _errs17 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate130.errors = [{instancePath:instancePath+"/data/" + i0+"/size_bytes",schemaPath:"FileEntry/properties/size_bytes/type",keyword:"type",params:{type: schema269.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate130.errors = [{instancePath:instancePath+"/data/" + i0+"/size_bytes",schemaPath:"FileEntry/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.mode !== undefined){
let data8 = data3.mode;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 === "string"){
if(!pattern85.test(data8)){
validate130.errors = [{instancePath:instancePath+"/data/" + i0+"/mode",schemaPath:"FileEntry/properties/mode/pattern",keyword:"pattern",params:{pattern: "^[0-7]{6}$"},message:"must match pattern \""+"^[0-7]{6}$"+"\""}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/data/" + i0+"/mode",schemaPath:"FileEntry/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"FileEntry/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data9 = data.next_cursor;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate130.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema270.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"commit":true,"path":true,"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};

export const EnvironmentName = validate131;
const schema273 = {"type":"string","pattern":"^[a-z][a-z0-9-]{0,31}$"};
const pattern88 = new RegExp("^[a-z][a-z0-9-]{0,31}$", "u");

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern88.test(data)){
validate131.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}$"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const KeyId = validate132;
const schema274 = {"type":"string","pattern":"^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"};
const pattern89 = new RegExp("^key_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern89.test(data)){
validate132.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const Scope = validate133;
const schema275 = {"type":"string","enum":["run:create","runs:read","runs:write","workspaces:read","workspaces:write","keys:read","keys:write","webhooks:read","webhooks:write","exports:read","exports:write","audit:read","environments:admin"]};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data === "run:create") || (data === "runs:read")) || (data === "runs:write")) || (data === "workspaces:read")) || (data === "workspaces:write")) || (data === "keys:read")) || (data === "keys:write")) || (data === "webhooks:read")) || (data === "webhooks:write")) || (data === "exports:read")) || (data === "exports:write")) || (data === "audit:read")) || (data === "environments:admin"))){
validate133.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema275.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const KeyLimits = validate134;
const schema276 = {"type":"object","required":["requests","creates","streams"],"properties":{"requests":{"type":["integer","null"],"minimum":1},"creates":{"type":["integer","null"],"minimum":1},"streams":{"type":["integer","null"],"minimum":1}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.requests === undefined) && (missing0 = "requests")) || ((data.creates === undefined) && (missing0 = "creates"))) || ((data.streams === undefined) && (missing0 = "streams"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requests !== undefined){
let data0 = data.requests;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate134.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: schema276.properties.requests.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate134.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creates !== undefined){
let data1 = data.creates;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate134.errors = [{instancePath:instancePath+"/creates",schemaPath:"#/properties/creates/type",keyword:"type",params:{type: schema276.properties.creates.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate134.errors = [{instancePath:instancePath+"/creates",schemaPath:"#/properties/creates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.streams !== undefined){
let data2 = data.streams;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate134.errors = [{instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/type",keyword:"type",params:{type: schema276.properties.streams.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate134.errors = [{instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"requests":true,"creates":true,"streams":true},"dynamicProps":false,"dynamicItems":false};

export const Key = validate135;
const schema277 = {"type":"object","required":["id","name","environment","scopes","prefix","last4","created_at","expires_at","last_used_at","revoked_at","rotated_from","grace_ends_at","limits"],"properties":{"id":{"$ref":"KeyId"},"name":{"type":"string"},"environment":{"$ref":"EnvironmentName"},"scopes":{"type":"array","items":{"$ref":"Scope"}},"prefix":{"type":"string"},"last4":{"type":"string"},"created_at":{"$ref":"Timestamp"},"expires_at":{"type":["string","null"],"format":"date-time"},"last_used_at":{"type":["string","null"],"format":"date-time"},"revoked_at":{"type":["string","null"],"format":"date-time"},"rotated_from":{"oneOf":[{"$ref":"KeyId"},{"type":"null"}]},"grace_ends_at":{"type":["string","null"],"format":"date-time"},"limits":{"$ref":"KeyLimits"}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.last4 === undefined) && (missing0 = "last4"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.revoked_at === undefined) && (missing0 = "revoked_at"))) || ((data.rotated_from === undefined) && (missing0 = "rotated_from"))) || ((data.grace_ends_at === undefined) && (missing0 = "grace_ends_at"))) || ((data.limits === undefined) && (missing0 = "limits"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern89.test(data0)){
validate135.errors = [{instancePath:instancePath+"/id",schemaPath:"KeyId/pattern",keyword:"pattern",params:{pattern: "^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/id",schemaPath:"KeyId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate135.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data2 = data.environment;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern88.test(data2)){
validate135.errors = [{instancePath:instancePath+"/environment",schemaPath:"EnvironmentName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}$"+"\""}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/environment",schemaPath:"EnvironmentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data3 = data.scopes;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
if(typeof data4 !== "string"){
validate135.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"Scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data4 === "run:create") || (data4 === "runs:read")) || (data4 === "runs:write")) || (data4 === "workspaces:read")) || (data4 === "workspaces:write")) || (data4 === "keys:read")) || (data4 === "keys:write")) || (data4 === "webhooks:read")) || (data4 === "webhooks:write")) || (data4 === "exports:read")) || (data4 === "exports:write")) || (data4 === "audit:read")) || (data4 === "environments:admin"))){
validate135.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"Scope/enum",keyword:"enum",params:{allowedValues: schema275.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs14 = errors;
if(typeof data.prefix !== "string"){
validate135.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last4 !== undefined){
const _errs16 = errors;
if(typeof data.last4 !== "string"){
validate135.errors = [{instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
validate135.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data8 = data.expires_at;
const _errs21 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate135.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema277.properties.expires_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs21){
if(errors === _errs21){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate135.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
let data9 = data.last_used_at;
const _errs23 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate135.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema277.properties.last_used_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data9 === "string"){
if(!(formats4.validate(data9))){
validate135.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revoked_at !== undefined){
let data10 = data.revoked_at;
const _errs25 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate135.errors = [{instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type: schema277.properties.revoked_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs25){
if(errors === _errs25){
if(typeof data10 === "string"){
if(!(formats4.validate(data10))){
validate135.errors = [{instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rotated_from !== undefined){
let data11 = data.rotated_from;
const _errs27 = errors;
const _errs28 = errors;
let valid6 = false;
let passing0 = null;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data11 === "string"){
if(!pattern89.test(data11)){
const err0 = {instancePath:instancePath+"/rotated_from",schemaPath:"KeyId/pattern",keyword:"pattern",params:{pattern: "^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
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
const err1 = {instancePath:instancePath+"/rotated_from",schemaPath:"KeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs29 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs32 = errors;
if(data11 !== null){
const err2 = {instancePath:instancePath+"/rotated_from",schemaPath:"#/properties/rotated_from/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs32 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err3 = {instancePath:instancePath+"/rotated_from",schemaPath:"#/properties/rotated_from/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate135.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grace_ends_at !== undefined){
let data12 = data.grace_ends_at;
const _errs34 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate135.errors = [{instancePath:instancePath+"/grace_ends_at",schemaPath:"#/properties/grace_ends_at/type",keyword:"type",params:{type: schema277.properties.grace_ends_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs34){
if(errors === _errs34){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate135.errors = [{instancePath:instancePath+"/grace_ends_at",schemaPath:"#/properties/grace_ends_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data13 = data.limits;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((((data13.requests === undefined) && (missing1 = "requests")) || ((data13.creates === undefined) && (missing1 = "creates"))) || ((data13.streams === undefined) && (missing1 = "streams"))){
validate135.errors = [{instancePath:instancePath+"/limits",schemaPath:"KeyLimits/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data13.requests !== undefined){
let data14 = data13.requests;
const _errs39 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate135.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimits/properties/requests/type",keyword:"type",params:{type: schema276.properties.requests.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs39){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
validate135.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimits/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.creates !== undefined){
let data15 = data13.creates;
const _errs41 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate135.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimits/properties/creates/type",keyword:"type",params:{type: schema276.properties.creates.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs41){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate135.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimits/properties/creates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.streams !== undefined){
let data16 = data13.streams;
const _errs43 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate135.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimits/properties/streams/type",keyword:"type",params:{type: schema276.properties.streams.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs43){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate135.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimits/properties/streams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/limits",schemaPath:"KeyLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"id":true,"name":true,"environment":true,"scopes":true,"prefix":true,"last4":true,"created_at":true,"expires_at":true,"last_used_at":true,"revoked_at":true,"rotated_from":true,"grace_ends_at":true,"limits":true},"dynamicProps":false,"dynamicItems":false};

export const KeyList = validate136;
const schema284 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"Key"}},"next_cursor":{"type":["string","null"]}}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate135(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate136.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema284.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};

export const KeyLimitsRequest = validate138;
const schema285 = {"type":"object","additionalProperties":false,"properties":{"requests":{"type":["integer","null"],"minimum":1,"maximum":1000000},"creates":{"type":["integer","null"],"minimum":1,"maximum":1000000},"streams":{"type":["integer","null"],"minimum":1,"maximum":1000000}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "requests") || (key0 === "creates")) || (key0 === "streams"))){
validate138.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.requests !== undefined){
let data0 = data.requests;
const _errs2 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate138.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: schema285.properties.requests.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
validate138.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate138.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creates !== undefined){
let data1 = data.creates;
const _errs4 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate138.errors = [{instancePath:instancePath+"/creates",schemaPath:"#/properties/creates/type",keyword:"type",params:{type: schema285.properties.creates.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
validate138.errors = [{instancePath:instancePath+"/creates",schemaPath:"#/properties/creates/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate138.errors = [{instancePath:instancePath+"/creates",schemaPath:"#/properties/creates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.streams !== undefined){
let data2 = data.streams;
const _errs6 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate138.errors = [{instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/type",keyword:"type",params:{type: schema285.properties.streams.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
validate138.errors = [{instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate138.errors = [{instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CreateKeyRequest = validate139;
const schema286 = {"type":"object","additionalProperties":false,"required":["name","scopes"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"},"scopes":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["run:create","runs:read","runs:write","workspaces:read","workspaces:write","keys:read","keys:write","webhooks:read","webhooks:write","exports:read","exports:write","audit:read","environments:admin"]}},"expires_at":{"type":"string","format":"date-time"},"environment":{"$ref":"EnvironmentName"},"limits":{"$ref":"KeyLimitsRequest"}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.scopes === undefined) && (missing0 = "scopes"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "scopes")) || (key0 === "expires_at")) || (key0 === "environment")) || (key0 === "limits"))){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate139.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate139.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern24.test(data0)){
validate139.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data1 = data.scopes;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 32){
validate139.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data1.length < 1){
validate139.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
validate139.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data2 === "run:create") || (data2 === "runs:read")) || (data2 === "runs:write")) || (data2 === "workspaces:read")) || (data2 === "workspaces:write")) || (data2 === "keys:read")) || (data2 === "keys:write")) || (data2 === "webhooks:read")) || (data2 === "webhooks:write")) || (data2 === "exports:read")) || (data2 === "exports:write")) || (data2 === "audit:read")) || (data2 === "environments:admin"))){
validate139.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: schema286.properties.scopes.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
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
validate139.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data3 = data.expires_at;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate139.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data4 = data.environment;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(!pattern88.test(data4)){
validate139.errors = [{instancePath:instancePath+"/environment",schemaPath:"EnvironmentName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/environment",schemaPath:"EnvironmentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data5 = data.limits;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const _errs16 = errors;
for(const key1 in data5){
if(!(((key1 === "requests") || (key1 === "creates")) || (key1 === "streams"))){
validate139.errors = [{instancePath:instancePath+"/limits",schemaPath:"KeyLimitsRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.requests !== undefined){
let data6 = data5.requests;
const _errs17 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate139.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimitsRequest/properties/requests/type",keyword:"type",params:{type: schema285.properties.requests.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
validate139.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimitsRequest/properties/requests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate139.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimitsRequest/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.creates !== undefined){
let data7 = data5.creates;
const _errs19 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate139.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimitsRequest/properties/creates/type",keyword:"type",params:{type: schema285.properties.creates.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
validate139.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimitsRequest/properties/creates/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate139.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimitsRequest/properties/creates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.streams !== undefined){
let data8 = data5.streams;
const _errs21 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate139.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimitsRequest/properties/streams/type",keyword:"type",params:{type: schema285.properties.streams.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs21){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
validate139.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimitsRequest/properties/streams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate139.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimitsRequest/properties/streams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/limits",schemaPath:"KeyLimitsRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CreatedKey = validate140;
const schema289 = {"type":"object","required":["id","name","environment","scopes","prefix","last4","created_at","expires_at","last_used_at","revoked_at","rotated_from","grace_ends_at","limits","secret"],"properties":{"id":{"$ref":"KeyId"},"name":{"type":"string"},"environment":{"$ref":"EnvironmentName"},"scopes":{"type":"array","items":{"$ref":"Scope"}},"prefix":{"type":"string"},"last4":{"type":"string"},"created_at":{"$ref":"Timestamp"},"expires_at":{"type":["string","null"],"format":"date-time"},"last_used_at":{"type":["string","null"],"format":"date-time"},"revoked_at":{"type":["string","null"],"format":"date-time"},"rotated_from":{"oneOf":[{"$ref":"KeyId"},{"type":"null"}]},"grace_ends_at":{"type":["string","null"],"format":"date-time"},"limits":{"$ref":"KeyLimits"},"secret":{"type":"string"}}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.last4 === undefined) && (missing0 = "last4"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.revoked_at === undefined) && (missing0 = "revoked_at"))) || ((data.rotated_from === undefined) && (missing0 = "rotated_from"))) || ((data.grace_ends_at === undefined) && (missing0 = "grace_ends_at"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.secret === undefined) && (missing0 = "secret"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern89.test(data0)){
validate140.errors = [{instancePath:instancePath+"/id",schemaPath:"KeyId/pattern",keyword:"pattern",params:{pattern: "^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate140.errors = [{instancePath:instancePath+"/id",schemaPath:"KeyId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate140.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data2 = data.environment;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern88.test(data2)){
validate140.errors = [{instancePath:instancePath+"/environment",schemaPath:"EnvironmentName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}$"+"\""}];
return false;
}
}
else {
validate140.errors = [{instancePath:instancePath+"/environment",schemaPath:"EnvironmentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data3 = data.scopes;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
if(typeof data4 !== "string"){
validate140.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"Scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data4 === "run:create") || (data4 === "runs:read")) || (data4 === "runs:write")) || (data4 === "workspaces:read")) || (data4 === "workspaces:write")) || (data4 === "keys:read")) || (data4 === "keys:write")) || (data4 === "webhooks:read")) || (data4 === "webhooks:write")) || (data4 === "exports:read")) || (data4 === "exports:write")) || (data4 === "audit:read")) || (data4 === "environments:admin"))){
validate140.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"Scope/enum",keyword:"enum",params:{allowedValues: schema275.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs14 = errors;
if(typeof data.prefix !== "string"){
validate140.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last4 !== undefined){
const _errs16 = errors;
if(typeof data.last4 !== "string"){
validate140.errors = [{instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
validate140.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate140.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data8 = data.expires_at;
const _errs21 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate140.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema289.properties.expires_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs21){
if(errors === _errs21){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate140.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
let data9 = data.last_used_at;
const _errs23 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate140.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema289.properties.last_used_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data9 === "string"){
if(!(formats4.validate(data9))){
validate140.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revoked_at !== undefined){
let data10 = data.revoked_at;
const _errs25 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate140.errors = [{instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type: schema289.properties.revoked_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs25){
if(errors === _errs25){
if(typeof data10 === "string"){
if(!(formats4.validate(data10))){
validate140.errors = [{instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rotated_from !== undefined){
let data11 = data.rotated_from;
const _errs27 = errors;
const _errs28 = errors;
let valid6 = false;
let passing0 = null;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data11 === "string"){
if(!pattern89.test(data11)){
const err0 = {instancePath:instancePath+"/rotated_from",schemaPath:"KeyId/pattern",keyword:"pattern",params:{pattern: "^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
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
const err1 = {instancePath:instancePath+"/rotated_from",schemaPath:"KeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs29 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs32 = errors;
if(data11 !== null){
const err2 = {instancePath:instancePath+"/rotated_from",schemaPath:"#/properties/rotated_from/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs32 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err3 = {instancePath:instancePath+"/rotated_from",schemaPath:"#/properties/rotated_from/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate140.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grace_ends_at !== undefined){
let data12 = data.grace_ends_at;
const _errs34 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate140.errors = [{instancePath:instancePath+"/grace_ends_at",schemaPath:"#/properties/grace_ends_at/type",keyword:"type",params:{type: schema289.properties.grace_ends_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs34){
if(errors === _errs34){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate140.errors = [{instancePath:instancePath+"/grace_ends_at",schemaPath:"#/properties/grace_ends_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data13 = data.limits;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((((data13.requests === undefined) && (missing1 = "requests")) || ((data13.creates === undefined) && (missing1 = "creates"))) || ((data13.streams === undefined) && (missing1 = "streams"))){
validate140.errors = [{instancePath:instancePath+"/limits",schemaPath:"KeyLimits/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data13.requests !== undefined){
let data14 = data13.requests;
const _errs39 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate140.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimits/properties/requests/type",keyword:"type",params:{type: schema276.properties.requests.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs39){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
validate140.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimits/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.creates !== undefined){
let data15 = data13.creates;
const _errs41 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate140.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimits/properties/creates/type",keyword:"type",params:{type: schema276.properties.creates.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs41){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate140.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimits/properties/creates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.streams !== undefined){
let data16 = data13.streams;
const _errs43 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate140.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimits/properties/streams/type",keyword:"type",params:{type: schema276.properties.streams.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs43){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate140.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimits/properties/streams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/limits",schemaPath:"KeyLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
const _errs45 = errors;
if(typeof data.secret !== "string"){
validate140.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"id":true,"name":true,"environment":true,"scopes":true,"prefix":true,"last4":true,"created_at":true,"expires_at":true,"last_used_at":true,"revoked_at":true,"rotated_from":true,"grace_ends_at":true,"limits":true,"secret":true},"dynamicProps":false,"dynamicItems":false};

export const UpdateKeyRequest = validate141;
const schema296 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"scopes":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["run:create","runs:read","runs:write","workspaces:read","workspaces:write","keys:read","keys:write","webhooks:read","webhooks:write","exports:read","exports:write","audit:read","environments:admin"]}},"expires_at":{"type":["string","null"],"format":"date-time"},"limits":{"$ref":"KeyLimitsRequest"}}};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate141.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "scopes")) || (key0 === "expires_at")) || (key0 === "limits"))){
validate141.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate141.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate141.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data1 = data.scopes;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 32){
validate141.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data1.length < 1){
validate141.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
validate141.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data2 === "run:create") || (data2 === "runs:read")) || (data2 === "runs:write")) || (data2 === "workspaces:read")) || (data2 === "workspaces:write")) || (data2 === "keys:read")) || (data2 === "keys:write")) || (data2 === "webhooks:read")) || (data2 === "webhooks:write")) || (data2 === "exports:read")) || (data2 === "exports:write")) || (data2 === "audit:read")) || (data2 === "environments:admin"))){
validate141.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: schema296.properties.scopes.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
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
validate141.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data3 = data.expires_at;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate141.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema296.properties.expires_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate141.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data4 = data.limits;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const _errs13 = errors;
for(const key1 in data4){
if(!(((key1 === "requests") || (key1 === "creates")) || (key1 === "streams"))){
validate141.errors = [{instancePath:instancePath+"/limits",schemaPath:"KeyLimitsRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.requests !== undefined){
let data5 = data4.requests;
const _errs14 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate141.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimitsRequest/properties/requests/type",keyword:"type",params:{type: schema285.properties.requests.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
validate141.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimitsRequest/properties/requests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate141.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimitsRequest/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.creates !== undefined){
let data6 = data4.creates;
const _errs16 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate141.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimitsRequest/properties/creates/type",keyword:"type",params:{type: schema285.properties.creates.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
validate141.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimitsRequest/properties/creates/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate141.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimitsRequest/properties/creates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.streams !== undefined){
let data7 = data4.streams;
const _errs18 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate141.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimitsRequest/properties/streams/type",keyword:"type",params:{type: schema285.properties.streams.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
validate141.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimitsRequest/properties/streams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate141.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimitsRequest/properties/streams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/limits",schemaPath:"KeyLimitsRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const RotateKeyRequest = validate142;
const schema298 = {"type":"object","additionalProperties":false,"properties":{"grace_seconds":{"type":"integer","minimum":0,"maximum":2592000,"default":86400}}};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "grace_seconds")){
validate142.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.grace_seconds !== undefined){
let data0 = data.grace_seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate142.errors = [{instancePath:instancePath+"/grace_seconds",schemaPath:"#/properties/grace_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2592000 || isNaN(data0)){
validate142.errors = [{instancePath:instancePath+"/grace_seconds",schemaPath:"#/properties/grace_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate142.errors = [{instancePath:instancePath+"/grace_seconds",schemaPath:"#/properties/grace_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const WebhookId = validate143;

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern19.test(data)){
validate143.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const WebhookEvent = validate144;
const schema300 = {"type":"string","enum":["*","run.started","step.started","step.completed","patch.ready","run.retrying","message.added","input.requested","input.resolved","usage.updated","run.settled"]};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data === "*") || (data === "run.started")) || (data === "step.started")) || (data === "step.completed")) || (data === "patch.ready")) || (data === "run.retrying")) || (data === "message.added")) || (data === "input.requested")) || (data === "input.resolved")) || (data === "usage.updated")) || (data === "run.settled"))){
validate144.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema300.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const Webhook = validate145;
const schema301 = {"type":"object","required":["id","url","description","events","enabled","disabled_at","disabled_reason","failing_since","old_secret_ends_at","created_at","updated_at"],"properties":{"id":{"$ref":"WebhookId"},"url":{"type":"string"},"description":{"type":["string","null"]},"events":{"type":"array","items":{"$ref":"WebhookEvent"}},"enabled":{"type":"boolean"},"disabled_at":{"type":["string","null"],"format":"date-time"},"disabled_reason":{"type":["string","null"]},"failing_since":{"type":["string","null"],"format":"date-time"},"old_secret_ends_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.disabled_at === undefined) && (missing0 = "disabled_at"))) || ((data.disabled_reason === undefined) && (missing0 = "disabled_reason"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.old_secret_ends_at === undefined) && (missing0 = "old_secret_ends_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate145.errors = [{instancePath:instancePath+"/id",schemaPath:"WebhookId/pattern",keyword:"pattern",params:{pattern: "^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/id",schemaPath:"WebhookId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs4 = errors;
if(typeof data.url !== "string"){
validate145.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate145.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema301.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
validate145.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"WebhookEvent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data4 === "*") || (data4 === "run.started")) || (data4 === "step.started")) || (data4 === "step.completed")) || (data4 === "patch.ready")) || (data4 === "run.retrying")) || (data4 === "message.added")) || (data4 === "input.requested")) || (data4 === "input.resolved")) || (data4 === "usage.updated")) || (data4 === "run.settled"))){
validate145.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"WebhookEvent/enum",keyword:"enum",params:{allowedValues: schema300.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs13 = errors;
if(typeof data.enabled !== "boolean"){
validate145.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_at !== undefined){
let data6 = data.disabled_at;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate145.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/type",keyword:"type",params:{type: schema301.properties.disabled_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate145.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_reason !== undefined){
let data7 = data.disabled_reason;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate145.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/type",keyword:"type",params:{type: schema301.properties.disabled_reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failing_since !== undefined){
let data8 = data.failing_since;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate145.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/type",keyword:"type",params:{type: schema301.properties.failing_since.type},message:"must be string,null"}];
return false;
}
if(errors === _errs19){
if(errors === _errs19){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate145.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.old_secret_ends_at !== undefined){
let data9 = data.old_secret_ends_at;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate145.errors = [{instancePath:instancePath+"/old_secret_ends_at",schemaPath:"#/properties/old_secret_ends_at/type",keyword:"type",params:{type: schema301.properties.old_secret_ends_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs21){
if(errors === _errs21){
if(typeof data9 === "string"){
if(!(formats4.validate(data9))){
validate145.errors = [{instancePath:instancePath+"/old_secret_ends_at",schemaPath:"#/properties/old_secret_ends_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data10 = data.created_at;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data10 === "string"){
if(!(formats4.validate(data10))){
validate145.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data11 = data.updated_at;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(errors === _errs27){
if(typeof data11 === "string"){
if(!(formats4.validate(data11))){
validate145.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"id":true,"url":true,"description":true,"events":true,"enabled":true,"disabled_at":true,"disabled_reason":true,"failing_since":true,"old_secret_ends_at":true,"created_at":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};

export const WebhookList = validate146;
const schema306 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"Webhook"}},"next_cursor":{"type":["string","null"]}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate145(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate146.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema306.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};

export const CreateWebhookRequest = validate148;
const schema307 = {"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"WebhookUrl"},"events":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["*","run.started","step.started","step.completed","patch.ready","run.retrying","message.added","input.requested","input.resolved","usage.updated","run.settled"]},"default":["run.settled"]},"description":{"type":"string","maxLength":200,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "events")) || (key0 === "description"))){
validate148.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 2048){
validate148.errors = [{instancePath:instancePath+"/url",schemaPath:"WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 10){
validate148.errors = [{instancePath:instancePath+"/url",schemaPath:"WebhookUrl/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!pattern37.test(data0)){
validate148.errors = [{instancePath:instancePath+"/url",schemaPath:"WebhookUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[!-~]+$"},message:"must match pattern \""+"^https?://[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/url",schemaPath:"WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data1 = data.events;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 32){
validate148.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data1.length < 1){
validate148.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(typeof data2 !== "string"){
validate148.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data2 === "*") || (data2 === "run.started")) || (data2 === "step.started")) || (data2 === "step.completed")) || (data2 === "patch.ready")) || (data2 === "run.retrying")) || (data2 === "message.added")) || (data2 === "input.requested")) || (data2 === "input.resolved")) || (data2 === "usage.updated")) || (data2 === "run.settled"))){
validate148.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/enum",keyword:"enum",params:{allowedValues: schema307.properties.events.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
if(valid2){
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
validate148.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 200){
validate148.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!pattern24.test(data3)){
validate148.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CreatedWebhook = validate149;
const schema309 = {"type":"object","required":["id","url","description","events","enabled","disabled_at","disabled_reason","failing_since","old_secret_ends_at","created_at","updated_at","secret"],"properties":{"id":{"$ref":"WebhookId"},"url":{"type":"string"},"description":{"type":["string","null"]},"events":{"type":"array","items":{"$ref":"WebhookEvent"}},"enabled":{"type":"boolean"},"disabled_at":{"type":["string","null"],"format":"date-time"},"disabled_reason":{"type":["string","null"]},"failing_since":{"type":["string","null"],"format":"date-time"},"old_secret_ends_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"},"secret":{"type":"string"}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.disabled_at === undefined) && (missing0 = "disabled_at"))) || ((data.disabled_reason === undefined) && (missing0 = "disabled_reason"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.old_secret_ends_at === undefined) && (missing0 = "old_secret_ends_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.secret === undefined) && (missing0 = "secret"))){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate149.errors = [{instancePath:instancePath+"/id",schemaPath:"WebhookId/pattern",keyword:"pattern",params:{pattern: "^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/id",schemaPath:"WebhookId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs4 = errors;
if(typeof data.url !== "string"){
validate149.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate149.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema309.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
validate149.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"WebhookEvent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data4 === "*") || (data4 === "run.started")) || (data4 === "step.started")) || (data4 === "step.completed")) || (data4 === "patch.ready")) || (data4 === "run.retrying")) || (data4 === "message.added")) || (data4 === "input.requested")) || (data4 === "input.resolved")) || (data4 === "usage.updated")) || (data4 === "run.settled"))){
validate149.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"WebhookEvent/enum",keyword:"enum",params:{allowedValues: schema300.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs13 = errors;
if(typeof data.enabled !== "boolean"){
validate149.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_at !== undefined){
let data6 = data.disabled_at;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate149.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/type",keyword:"type",params:{type: schema309.properties.disabled_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate149.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_reason !== undefined){
let data7 = data.disabled_reason;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate149.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/type",keyword:"type",params:{type: schema309.properties.disabled_reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failing_since !== undefined){
let data8 = data.failing_since;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate149.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/type",keyword:"type",params:{type: schema309.properties.failing_since.type},message:"must be string,null"}];
return false;
}
if(errors === _errs19){
if(errors === _errs19){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate149.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.old_secret_ends_at !== undefined){
let data9 = data.old_secret_ends_at;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate149.errors = [{instancePath:instancePath+"/old_secret_ends_at",schemaPath:"#/properties/old_secret_ends_at/type",keyword:"type",params:{type: schema309.properties.old_secret_ends_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs21){
if(errors === _errs21){
if(typeof data9 === "string"){
if(!(formats4.validate(data9))){
validate149.errors = [{instancePath:instancePath+"/old_secret_ends_at",schemaPath:"#/properties/old_secret_ends_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data10 = data.created_at;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data10 === "string"){
if(!(formats4.validate(data10))){
validate149.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data11 = data.updated_at;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(errors === _errs27){
if(typeof data11 === "string"){
if(!(formats4.validate(data11))){
validate149.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
const _errs29 = errors;
if(typeof data.secret !== "string"){
validate149.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"id":true,"url":true,"description":true,"events":true,"enabled":true,"disabled_at":true,"disabled_reason":true,"failing_since":true,"old_secret_ends_at":true,"created_at":true,"updated_at":true,"secret":true},"dynamicProps":false,"dynamicItems":false};

export const UpdateWebhookRequest = validate150;
const schema314 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"url":{"$ref":"WebhookUrl"},"events":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["*","run.started","step.started","step.completed","patch.ready","run.retrying","message.added","input.requested","input.resolved","usage.updated","run.settled"]}},"description":{"type":["string","null"],"maxLength":200,"pattern":"^[^\\u0000]*$","x-pattern-says":"must not contain the NUL character"},"enabled":{"type":"boolean"}}};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate150.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "url") || (key0 === "events")) || (key0 === "description")) || (key0 === "enabled"))){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 2048){
validate150.errors = [{instancePath:instancePath+"/url",schemaPath:"WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 10){
validate150.errors = [{instancePath:instancePath+"/url",schemaPath:"WebhookUrl/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!pattern37.test(data0)){
validate150.errors = [{instancePath:instancePath+"/url",schemaPath:"WebhookUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[!-~]+$"},message:"must match pattern \""+"^https?://[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/url",schemaPath:"WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data1 = data.events;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 32){
validate150.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data1.length < 1){
validate150.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(typeof data2 !== "string"){
validate150.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data2 === "*") || (data2 === "run.started")) || (data2 === "step.started")) || (data2 === "step.completed")) || (data2 === "patch.ready")) || (data2 === "run.retrying")) || (data2 === "message.added")) || (data2 === "input.requested")) || (data2 === "input.resolved")) || (data2 === "usage.updated")) || (data2 === "run.settled"))){
validate150.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/enum",keyword:"enum",params:{allowedValues: schema314.properties.events.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
if(valid2){
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
validate150.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate150.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema314.properties.description.type},message:"must be string,null"}];
return false;
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 200){
validate150.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!pattern24.test(data3)){
validate150.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs11 = errors;
if(typeof data.enabled !== "boolean"){
validate150.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const RotateWebhookSecretRequest = validate151;
const schema316 = {"type":"object","additionalProperties":false,"properties":{"grace_seconds":{"type":"integer","minimum":0,"maximum":2592000,"default":86400}}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "grace_seconds")){
validate151.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.grace_seconds !== undefined){
let data0 = data.grace_seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate151.errors = [{instancePath:instancePath+"/grace_seconds",schemaPath:"#/properties/grace_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2592000 || isNaN(data0)){
validate151.errors = [{instancePath:instancePath+"/grace_seconds",schemaPath:"#/properties/grace_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate151.errors = [{instancePath:instancePath+"/grace_seconds",schemaPath:"#/properties/grace_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const DeliveryId = validate152;
const schema317 = {"type":"string","pattern":"^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$"};
const pattern105 = new RegExp("^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern105.test(data)){
validate152.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const WebhookAttempt = validate153;
const schema318 = {"type":"object","required":["number","at","duration_ms","status","error","request_headers","response_headers","response_body","response_truncated"],"properties":{"number":{"type":"integer","minimum":1},"at":{"$ref":"Timestamp"},"duration_ms":{"type":"integer","minimum":0},"status":{"type":["integer","null"]},"error":{"type":["string","null"]},"request_headers":{"type":"object","additionalProperties":{"type":"string"}},"response_headers":{"type":"object","additionalProperties":{"type":"string"}},"response_body":{"type":"string"},"response_truncated":{"type":"boolean"}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.number === undefined) && (missing0 = "number")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.request_headers === undefined) && (missing0 = "request_headers"))) || ((data.response_headers === undefined) && (missing0 = "response_headers"))) || ((data.response_body === undefined) && (missing0 = "response_body"))) || ((data.response_truncated === undefined) && (missing0 = "response_truncated"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate153.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate153.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate153.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data2 = data.duration_ms;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate153.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate153.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate153.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema318.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data4 = data.error;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate153.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema318.properties.error.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_headers !== undefined){
let data5 = data.request_headers;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
const _errs15 = errors;
if(typeof data5[key0] !== "string"){
validate153.errors = [{instancePath:instancePath+"/request_headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_headers !== undefined){
let data7 = data.response_headers;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
const _errs20 = errors;
if(typeof data7[key1] !== "string"){
validate153.errors = [{instancePath:instancePath+"/response_headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_body !== undefined){
const _errs22 = errors;
if(typeof data.response_body !== "string"){
validate153.errors = [{instancePath:instancePath+"/response_body",schemaPath:"#/properties/response_body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_truncated !== undefined){
const _errs24 = errors;
if(typeof data.response_truncated !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/response_truncated",schemaPath:"#/properties/response_truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"number":true,"at":true,"duration_ms":true,"status":true,"error":true,"request_headers":true,"response_headers":true,"response_body":true,"response_truncated":true},"dynamicProps":false,"dynamicItems":false};

export const WebhookDelivery = validate154;
const schema320 = {"type":"object","required":["id","webhook","type","run","seq","state","created_at","next_attempt_at","delivered_at","body","body_truncated","attempts","attempt_count"],"properties":{"id":{"$ref":"DeliveryId"},"webhook":{"$ref":"WebhookId"},"type":{"type":"string"},"run":{"oneOf":[{"$ref":"RunId"},{"type":"null"}]},"seq":{"type":["integer","null"],"minimum":1},"state":{"type":"string","enum":["pending","delivered","failed","cancelled"]},"created_at":{"$ref":"Timestamp"},"next_attempt_at":{"type":["string","null"],"format":"date-time"},"delivered_at":{"type":["string","null"],"format":"date-time"},"body":{"type":"string"},"body_truncated":{"type":"boolean"},"attempt_count":{"type":"integer","minimum":0},"attempts":{"type":"array","items":{"$ref":"WebhookAttempt"}}}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.webhook === undefined) && (missing0 = "webhook"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.run === undefined) && (missing0 = "run"))) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.delivered_at === undefined) && (missing0 = "delivered_at"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.body_truncated === undefined) && (missing0 = "body_truncated"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.attempt_count === undefined) && (missing0 = "attempt_count"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern105.test(data0)){
validate154.errors = [{instancePath:instancePath+"/id",schemaPath:"DeliveryId/pattern",keyword:"pattern",params:{pattern: "^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/id",schemaPath:"DeliveryId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhook !== undefined){
let data1 = data.webhook;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern19.test(data1)){
validate154.errors = [{instancePath:instancePath+"/webhook",schemaPath:"WebhookId/pattern",keyword:"pattern",params:{pattern: "^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^wh_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/webhook",schemaPath:"WebhookId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs7 = errors;
if(typeof data.type !== "string"){
validate154.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data3 = data.run;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
let passing0 = null;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err0 = {instancePath:instancePath+"/run",schemaPath:"RunId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}/run_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
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
const err1 = {instancePath:instancePath+"/run",schemaPath:"RunId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate154.errors = vErrors;
return false;
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
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data4 = data.seq;
const _errs16 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate154.errors = [{instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type: schema320.properties.seq.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs16){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate154.errors = [{instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data5 = data.state;
const _errs18 = errors;
if(typeof data5 !== "string"){
validate154.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data5 === "pending") || (data5 === "delivered")) || (data5 === "failed")) || (data5 === "cancelled"))){
validate154.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema320.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate154.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data7 = data.next_attempt_at;
const _errs23 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate154.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema320.properties.next_attempt_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
validate154.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delivered_at !== undefined){
let data8 = data.delivered_at;
const _errs25 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate154.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/type",keyword:"type",params:{type: schema320.properties.delivered_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs25){
if(errors === _errs25){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate154.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs27 = errors;
if(typeof data.body !== "string"){
validate154.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body_truncated !== undefined){
const _errs29 = errors;
if(typeof data.body_truncated !== "boolean"){
validate154.errors = [{instancePath:instancePath+"/body_truncated",schemaPath:"#/properties/body_truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_count !== undefined){
let data11 = data.attempt_count;
const _errs31 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate154.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate154.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data12 = data.attempts;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data12)){
var valid6 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs35 = errors;
if(!(validate153(data12[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var valid6 = _errs35 === errors;
if(!valid6){
break;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"id":true,"webhook":true,"type":true,"run":true,"seq":true,"state":true,"created_at":true,"next_attempt_at":true,"delivered_at":true,"body":true,"body_truncated":true,"attempt_count":true,"attempts":true},"dynamicProps":false,"dynamicItems":false};

export const WebhookDeliveryList = validate156;
const schema325 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"WebhookDelivery"}},"next_cursor":{"type":["string","null"]}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate154(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate156.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema325.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};

export const AuditEntry = validate158;
const schema326 = {"type":"object","required":["id","created_at","environment","actor","key","operation","target","request_id","address","status","code","replayed"],"properties":{"id":{"type":"string","pattern":"^aud_[0-7][0-9a-hjkmnp-tv-z]{25}$"},"created_at":{"$ref":"Timestamp"},"environment":{"$ref":"EnvironmentName"},"actor":{"type":"string","enum":["key","operator"]},"key":{"oneOf":[{"$ref":"KeyId"},{"type":"null"}]},"operation":{"type":"string"},"target":{"type":["string","null"]},"request_id":{"type":["string","null"]},"address":{"type":["string","null"]},"status":{"type":"integer"},"code":{"type":["string","null"]},"replayed":{"type":"boolean"}}};
const pattern109 = new RegExp("^aud_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.replayed === undefined) && (missing0 = "replayed"))){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern109.test(data0)){
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^aud_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^aud_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate158.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data2 = data.environment;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern88.test(data2)){
validate158.errors = [{instancePath:instancePath+"/environment",schemaPath:"EnvironmentName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}$"+"\""}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/environment",schemaPath:"EnvironmentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data3 = data.actor;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate158.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "key") || (data3 === "operator"))){
validate158.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/enum",keyword:"enum",params:{allowedValues: schema326.properties.actor.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data4 = data.key;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
let passing0 = null;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern89.test(data4)){
const err0 = {instancePath:instancePath+"/key",schemaPath:"KeyId/pattern",keyword:"pattern",params:{pattern: "^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^key_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
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
const err1 = {instancePath:instancePath+"/key",schemaPath:"KeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate158.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
const _errs18 = errors;
if(typeof data.operation !== "string"){
validate158.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data6 = data.target;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate158.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: schema326.properties.target.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data7 = data.request_id;
const _errs22 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate158.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema326.properties.request_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data8 = data.address;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate158.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema326.properties.address.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data9 = data.status;
const _errs26 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate158.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data10 = data.code;
const _errs28 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate158.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema326.properties.code.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayed !== undefined){
const _errs30 = errors;
if(typeof data.replayed !== "boolean"){
validate158.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"id":true,"created_at":true,"environment":true,"actor":true,"key":true,"operation":true,"target":true,"request_id":true,"address":true,"status":true,"code":true,"replayed":true},"dynamicProps":false,"dynamicItems":false};

export const AuditList = validate159;
const schema330 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"AuditEntry"}},"next_cursor":{"type":["string","null"]}}};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate158(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate159.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema330.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};

export const ExportId = validate161;
const schema331 = {"type":"string","pattern":"^exp_[0-7][0-9a-hjkmnp-tv-z]{25}$"};
const pattern112 = new RegExp("^exp_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern112.test(data)){
validate161.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^exp_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^exp_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const ExportError = validate162;
const schema332 = {"type":"object","required":["message","at"],"properties":{"message":{"type":"string"},"at":{"$ref":"Timestamp"}}};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.at === undefined) && (missing0 = "at"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate162.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate162.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate162.errors = [{instancePath:instancePath+"/at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"message":true,"at":true},"dynamicProps":false,"dynamicItems":false};

export const ExportCounts = validate163;
const schema334 = {"type":"object","required":["pending","exported","failed"],"properties":{"pending":{"type":"integer","minimum":0},"exported":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0}}};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pending === undefined) && (missing0 = "pending")) || ((data.exported === undefined) && (missing0 = "exported"))) || ((data.failed === undefined) && (missing0 = "failed"))){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pending !== undefined){
let data0 = data.pending;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate163.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate163.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exported !== undefined){
let data1 = data.exported;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate163.errors = [{instancePath:instancePath+"/exported",schemaPath:"#/properties/exported/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate163.errors = [{instancePath:instancePath+"/exported",schemaPath:"#/properties/exported/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate163.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate163.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"pending":true,"exported":true,"failed":true},"dynamicProps":false,"dynamicItems":false};

export const Export = validate164;
const schema335 = {"type":"object","required":["id","endpoint","region","bucket","prefix","auto","path_style","failing_since","last_error","last_exported_at","counts","created_at","updated_at"],"properties":{"id":{"$ref":"ExportId"},"endpoint":{"type":"string"},"region":{"type":"string"},"bucket":{"type":"string"},"prefix":{"type":"string"},"auto":{"type":"boolean"},"path_style":{"type":"boolean"},"failing_since":{"type":["string","null"],"format":"date-time"},"last_error":{"oneOf":[{"$ref":"ExportError"},{"type":"null"}]},"last_exported_at":{"type":["string","null"],"format":"date-time"},"counts":{"$ref":"ExportCounts"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}}};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.bucket === undefined) && (missing0 = "bucket"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.auto === undefined) && (missing0 = "auto"))) || ((data.path_style === undefined) && (missing0 = "path_style"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.last_exported_at === undefined) && (missing0 = "last_exported_at"))) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern112.test(data0)){
validate164.errors = [{instancePath:instancePath+"/id",schemaPath:"ExportId/pattern",keyword:"pattern",params:{pattern: "^exp_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^exp_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/id",schemaPath:"ExportId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint !== undefined){
const _errs4 = errors;
if(typeof data.endpoint !== "string"){
validate164.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
const _errs6 = errors;
if(typeof data.region !== "string"){
validate164.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
const _errs8 = errors;
if(typeof data.bucket !== "string"){
validate164.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs10 = errors;
if(typeof data.prefix !== "string"){
validate164.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auto !== undefined){
const _errs12 = errors;
if(typeof data.auto !== "boolean"){
validate164.errors = [{instancePath:instancePath+"/auto",schemaPath:"#/properties/auto/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path_style !== undefined){
const _errs14 = errors;
if(typeof data.path_style !== "boolean"){
validate164.errors = [{instancePath:instancePath+"/path_style",schemaPath:"#/properties/path_style/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failing_since !== undefined){
let data7 = data.failing_since;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate164.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/type",keyword:"type",params:{type: schema335.properties.failing_since.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
validate164.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data8 = data.last_error;
const _errs18 = errors;
const _errs19 = errors;
let valid2 = false;
let passing0 = null;
const _errs20 = errors;
if(!(validate162(data8, {instancePath:instancePath+"/last_error",parentData:data,parentDataProperty:"last_error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
var props0 = {};
props0.message = true;
props0.at = true;
}
const _errs21 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate164.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_exported_at !== undefined){
let data9 = data.last_exported_at;
const _errs23 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate164.errors = [{instancePath:instancePath+"/last_exported_at",schemaPath:"#/properties/last_exported_at/type",keyword:"type",params:{type: schema335.properties.last_exported_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data9 === "string"){
if(!(formats4.validate(data9))){
validate164.errors = [{instancePath:instancePath+"/last_exported_at",schemaPath:"#/properties/last_exported_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data10 = data.counts;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.pending === undefined) && (missing1 = "pending")) || ((data10.exported === undefined) && (missing1 = "exported"))) || ((data10.failed === undefined) && (missing1 = "failed"))){
validate164.errors = [{instancePath:instancePath+"/counts",schemaPath:"ExportCounts/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data10.pending !== undefined){
let data11 = data10.pending;
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate164.errors = [{instancePath:instancePath+"/counts/pending",schemaPath:"ExportCounts/properties/pending/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate164.errors = [{instancePath:instancePath+"/counts/pending",schemaPath:"ExportCounts/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.exported !== undefined){
let data12 = data10.exported;
const _errs30 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate164.errors = [{instancePath:instancePath+"/counts/exported",schemaPath:"ExportCounts/properties/exported/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate164.errors = [{instancePath:instancePath+"/counts/exported",schemaPath:"ExportCounts/properties/exported/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.failed !== undefined){
let data13 = data10.failed;
const _errs32 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate164.errors = [{instancePath:instancePath+"/counts/failed",schemaPath:"ExportCounts/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate164.errors = [{instancePath:instancePath+"/counts/failed",schemaPath:"ExportCounts/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/counts",schemaPath:"ExportCounts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data14 = data.created_at;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(errors === _errs35){
if(typeof data14 === "string"){
if(!(formats4.validate(data14))){
validate164.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data15 = data.updated_at;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(errors === _errs38){
if(typeof data15 === "string"){
if(!(formats4.validate(data15))){
validate164.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"id":true,"endpoint":true,"region":true,"bucket":true,"prefix":true,"auto":true,"path_style":true,"failing_since":true,"last_error":true,"last_exported_at":true,"counts":true,"created_at":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};

export const ExportList = validate166;
const schema340 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"Export"}},"next_cursor":{"type":["string","null"]}}};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate164(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate166.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema340.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"data":true,"next_cursor":true},"dynamicProps":false,"dynamicItems":false};

export const ExportCredentials = validate168;
const schema341 = {"type":"object","additionalProperties":false,"required":["access_key_id","secret_access_key"],"properties":{"access_key_id":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[!-~]+$","x-pattern-says":"must be visible ASCII characters"},"secret_access_key":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[!-~]+$","x-pattern-says":"must be visible ASCII characters"},"session_token":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[!-~]+$","x-pattern-says":"must be visible ASCII characters"}}};
const pattern114 = new RegExp("^[!-~]+$", "u");

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.access_key_id === undefined) && (missing0 = "access_key_id")) || ((data.secret_access_key === undefined) && (missing0 = "secret_access_key"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "access_key_id") || (key0 === "secret_access_key")) || (key0 === "session_token"))){
validate168.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.access_key_id !== undefined){
let data0 = data.access_key_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate168.errors = [{instancePath:instancePath+"/access_key_id",schemaPath:"#/properties/access_key_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate168.errors = [{instancePath:instancePath+"/access_key_id",schemaPath:"#/properties/access_key_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern114.test(data0)){
validate168.errors = [{instancePath:instancePath+"/access_key_id",schemaPath:"#/properties/access_key_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/access_key_id",schemaPath:"#/properties/access_key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret_access_key !== undefined){
let data1 = data.secret_access_key;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate168.errors = [{instancePath:instancePath+"/secret_access_key",schemaPath:"#/properties/secret_access_key/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate168.errors = [{instancePath:instancePath+"/secret_access_key",schemaPath:"#/properties/secret_access_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern114.test(data1)){
validate168.errors = [{instancePath:instancePath+"/secret_access_key",schemaPath:"#/properties/secret_access_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/secret_access_key",schemaPath:"#/properties/secret_access_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_token !== undefined){
let data2 = data.session_token;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 4096){
validate168.errors = [{instancePath:instancePath+"/session_token",schemaPath:"#/properties/session_token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate168.errors = [{instancePath:instancePath+"/session_token",schemaPath:"#/properties/session_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern114.test(data2)){
validate168.errors = [{instancePath:instancePath+"/session_token",schemaPath:"#/properties/session_token/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/session_token",schemaPath:"#/properties/session_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CreateExportRequest = validate169;
const schema342 = {"type":"object","additionalProperties":false,"required":["endpoint","region","bucket","credentials"],"properties":{"endpoint":{"type":"string","minLength":10,"maxLength":1024,"pattern":"^https?://[!-~]+$","x-pattern-says":"must be a complete https address of visible ASCII characters"},"region":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9][a-z0-9-]*$","x-pattern-says":"must be lowercase letters, digits and dashes"},"bucket":{"type":"string","minLength":3,"maxLength":63,"pattern":"^[a-z0-9][a-z0-9.-]*[a-z0-9]$","x-pattern-says":"must be lowercase letters, digits, dots and dashes"},"prefix":{"type":"string","maxLength":512,"pattern":"^([A-Za-z0-9_=-][A-Za-z0-9_.=-]*(/[A-Za-z0-9_=-][A-Za-z0-9_.=-]*)*)?$","x-pattern-says":"must be segments of letters, digits and _.=- with / between them, none beginning with a dot","default":""},"credentials":{"$ref":"ExportCredentials"},"auto":{"type":"boolean","default":true},"path_style":{"type":"boolean","default":false}}};
const pattern118 = new RegExp("^[a-z0-9][a-z0-9-]*$", "u");
const pattern119 = new RegExp("^[a-z0-9][a-z0-9.-]*[a-z0-9]$", "u");
const pattern120 = new RegExp("^([A-Za-z0-9_=-][A-Za-z0-9_.=-]*(/[A-Za-z0-9_=-][A-Za-z0-9_.=-]*)*)?$", "u");

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.endpoint === undefined) && (missing0 = "endpoint")) || ((data.region === undefined) && (missing0 = "region"))) || ((data.bucket === undefined) && (missing0 = "bucket"))) || ((data.credentials === undefined) && (missing0 = "credentials"))){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "endpoint") || (key0 === "region")) || (key0 === "bucket")) || (key0 === "prefix")) || (key0 === "credentials")) || (key0 === "auto")) || (key0 === "path_style"))){
validate169.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.endpoint !== undefined){
let data0 = data.endpoint;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 1024){
validate169.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data0) < 10){
validate169.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!pattern37.test(data0)){
validate169.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https?://[!-~]+$"},message:"must match pattern \""+"^https?://[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data1 = data.region;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate169.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate169.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern118.test(data1)){
validate169.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*$"+"\""}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data2 = data.bucket;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 63){
validate169.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(func1(data2) < 3){
validate169.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern119.test(data2)){
validate169.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9.-]*[a-z0-9]$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9.-]*[a-z0-9]$"+"\""}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
let data3 = data.prefix;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 512){
validate169.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!pattern120.test(data3)){
validate169.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9_=-][A-Za-z0-9_.=-]*(/[A-Za-z0-9_=-][A-Za-z0-9_.=-]*)*)?$"},message:"must match pattern \""+"^([A-Za-z0-9_=-][A-Za-z0-9_.=-]*(/[A-Za-z0-9_=-][A-Za-z0-9_.=-]*)*)?$"+"\""}];
return false;
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credentials !== undefined){
let data4 = data.credentials;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.access_key_id === undefined) && (missing1 = "access_key_id")) || ((data4.secret_access_key === undefined) && (missing1 = "secret_access_key"))){
validate169.errors = [{instancePath:instancePath+"/credentials",schemaPath:"ExportCredentials/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!(((key1 === "access_key_id") || (key1 === "secret_access_key")) || (key1 === "session_token"))){
validate169.errors = [{instancePath:instancePath+"/credentials",schemaPath:"ExportCredentials/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.access_key_id !== undefined){
let data5 = data4.access_key_id;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func1(data5) > 256){
validate169.errors = [{instancePath:instancePath+"/credentials/access_key_id",schemaPath:"ExportCredentials/properties/access_key_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate169.errors = [{instancePath:instancePath+"/credentials/access_key_id",schemaPath:"ExportCredentials/properties/access_key_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern114.test(data5)){
validate169.errors = [{instancePath:instancePath+"/credentials/access_key_id",schemaPath:"ExportCredentials/properties/access_key_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/credentials/access_key_id",schemaPath:"ExportCredentials/properties/access_key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.secret_access_key !== undefined){
let data6 = data4.secret_access_key;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(func1(data6) > 1024){
validate169.errors = [{instancePath:instancePath+"/credentials/secret_access_key",schemaPath:"ExportCredentials/properties/secret_access_key/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate169.errors = [{instancePath:instancePath+"/credentials/secret_access_key",schemaPath:"ExportCredentials/properties/secret_access_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern114.test(data6)){
validate169.errors = [{instancePath:instancePath+"/credentials/secret_access_key",schemaPath:"ExportCredentials/properties/secret_access_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/credentials/secret_access_key",schemaPath:"ExportCredentials/properties/secret_access_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.session_token !== undefined){
let data7 = data4.session_token;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func1(data7) > 4096){
validate169.errors = [{instancePath:instancePath+"/credentials/session_token",schemaPath:"ExportCredentials/properties/session_token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate169.errors = [{instancePath:instancePath+"/credentials/session_token",schemaPath:"ExportCredentials/properties/session_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern114.test(data7)){
validate169.errors = [{instancePath:instancePath+"/credentials/session_token",schemaPath:"ExportCredentials/properties/session_token/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/credentials/session_token",schemaPath:"ExportCredentials/properties/session_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/credentials",schemaPath:"ExportCredentials/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auto !== undefined){
const _errs20 = errors;
if(typeof data.auto !== "boolean"){
validate169.errors = [{instancePath:instancePath+"/auto",schemaPath:"#/properties/auto/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path_style !== undefined){
const _errs22 = errors;
if(typeof data.path_style !== "boolean"){
validate169.errors = [{instancePath:instancePath+"/path_style",schemaPath:"#/properties/path_style/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const UpdateExportRequest = validate170;
const schema344 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"endpoint":{"type":"string","minLength":10,"maxLength":1024,"pattern":"^https?://[!-~]+$","x-pattern-says":"must be a complete https address of visible ASCII characters"},"region":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9][a-z0-9-]*$","x-pattern-says":"must be lowercase letters, digits and dashes"},"bucket":{"type":"string","minLength":3,"maxLength":63,"pattern":"^[a-z0-9][a-z0-9.-]*[a-z0-9]$","x-pattern-says":"must be lowercase letters, digits, dots and dashes"},"prefix":{"type":"string","maxLength":512,"pattern":"^([A-Za-z0-9_=-][A-Za-z0-9_.=-]*(/[A-Za-z0-9_=-][A-Za-z0-9_.=-]*)*)?$","x-pattern-says":"must be segments of letters, digits and _.=- with / between them, none beginning with a dot"},"credentials":{"$ref":"ExportCredentials"},"auto":{"type":"boolean"},"path_style":{"type":"boolean"}}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate170.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "endpoint") || (key0 === "region")) || (key0 === "bucket")) || (key0 === "prefix")) || (key0 === "credentials")) || (key0 === "auto")) || (key0 === "path_style"))){
validate170.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.endpoint !== undefined){
let data0 = data.endpoint;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 1024){
validate170.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data0) < 10){
validate170.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!pattern37.test(data0)){
validate170.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https?://[!-~]+$"},message:"must match pattern \""+"^https?://[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data1 = data.region;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate170.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate170.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern118.test(data1)){
validate170.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*$"+"\""}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data2 = data.bucket;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 63){
validate170.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(func1(data2) < 3){
validate170.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern119.test(data2)){
validate170.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9.-]*[a-z0-9]$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9.-]*[a-z0-9]$"+"\""}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
let data3 = data.prefix;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 512){
validate170.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!pattern120.test(data3)){
validate170.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9_=-][A-Za-z0-9_.=-]*(/[A-Za-z0-9_=-][A-Za-z0-9_.=-]*)*)?$"},message:"must match pattern \""+"^([A-Za-z0-9_=-][A-Za-z0-9_.=-]*(/[A-Za-z0-9_=-][A-Za-z0-9_.=-]*)*)?$"+"\""}];
return false;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credentials !== undefined){
let data4 = data.credentials;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing0;
if(((data4.access_key_id === undefined) && (missing0 = "access_key_id")) || ((data4.secret_access_key === undefined) && (missing0 = "secret_access_key"))){
validate170.errors = [{instancePath:instancePath+"/credentials",schemaPath:"ExportCredentials/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!(((key1 === "access_key_id") || (key1 === "secret_access_key")) || (key1 === "session_token"))){
validate170.errors = [{instancePath:instancePath+"/credentials",schemaPath:"ExportCredentials/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.access_key_id !== undefined){
let data5 = data4.access_key_id;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func1(data5) > 256){
validate170.errors = [{instancePath:instancePath+"/credentials/access_key_id",schemaPath:"ExportCredentials/properties/access_key_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate170.errors = [{instancePath:instancePath+"/credentials/access_key_id",schemaPath:"ExportCredentials/properties/access_key_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern114.test(data5)){
validate170.errors = [{instancePath:instancePath+"/credentials/access_key_id",schemaPath:"ExportCredentials/properties/access_key_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/credentials/access_key_id",schemaPath:"ExportCredentials/properties/access_key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.secret_access_key !== undefined){
let data6 = data4.secret_access_key;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(func1(data6) > 1024){
validate170.errors = [{instancePath:instancePath+"/credentials/secret_access_key",schemaPath:"ExportCredentials/properties/secret_access_key/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate170.errors = [{instancePath:instancePath+"/credentials/secret_access_key",schemaPath:"ExportCredentials/properties/secret_access_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern114.test(data6)){
validate170.errors = [{instancePath:instancePath+"/credentials/secret_access_key",schemaPath:"ExportCredentials/properties/secret_access_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/credentials/secret_access_key",schemaPath:"ExportCredentials/properties/secret_access_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.session_token !== undefined){
let data7 = data4.session_token;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func1(data7) > 4096){
validate170.errors = [{instancePath:instancePath+"/credentials/session_token",schemaPath:"ExportCredentials/properties/session_token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate170.errors = [{instancePath:instancePath+"/credentials/session_token",schemaPath:"ExportCredentials/properties/session_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern114.test(data7)){
validate170.errors = [{instancePath:instancePath+"/credentials/session_token",schemaPath:"ExportCredentials/properties/session_token/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/credentials/session_token",schemaPath:"ExportCredentials/properties/session_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/credentials",schemaPath:"ExportCredentials/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auto !== undefined){
const _errs20 = errors;
if(typeof data.auto !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/auto",schemaPath:"#/properties/auto/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path_style !== undefined){
const _errs22 = errors;
if(typeof data.path_style !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/path_style",schemaPath:"#/properties/path_style/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ExportTestStep = validate171;
const schema346 = {"type":"object","required":["step","ok","error","duration_ms"],"properties":{"step":{"type":"string","enum":["put","head","delete"]},"ok":{"type":"boolean"},"error":{"type":["string","null"]},"duration_ms":{"type":"integer","minimum":0}}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.step === undefined) && (missing0 = "step")) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.step !== undefined){
let data0 = data.step;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate171.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "put") || (data0 === "head")) || (data0 === "delete"))){
validate171.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/enum",keyword:"enum",params:{allowedValues: schema346.properties.step.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
const _errs3 = errors;
if(typeof data.ok !== "boolean"){
validate171.errors = [{instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate171.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema346.properties.error.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data3 = data.duration_ms;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate171.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate171.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"step":true,"ok":true,"error":true,"duration_ms":true},"dynamicProps":false,"dynamicItems":false};

export const ExportTest = validate172;
const schema347 = {"type":"object","required":["ok","steps"],"properties":{"ok":{"type":"boolean"},"steps":{"type":"array","items":{"$ref":"ExportTestStep"}}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ok === undefined) && (missing0 = "ok")) || ((data.steps === undefined) && (missing0 = "steps"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ok !== undefined){
const _errs1 = errors;
if(typeof data.ok !== "boolean"){
validate172.errors = [{instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data1 = data.steps;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((data2.step === undefined) && (missing1 = "step")) || ((data2.ok === undefined) && (missing1 = "ok"))) || ((data2.error === undefined) && (missing1 = "error"))) || ((data2.duration_ms === undefined) && (missing1 = "duration_ms"))){
validate172.errors = [{instancePath:instancePath+"/steps/" + i0,schemaPath:"ExportTestStep/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.step !== undefined){
let data3 = data2.step;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate172.errors = [{instancePath:instancePath+"/steps/" + i0+"/step",schemaPath:"ExportTestStep/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "put") || (data3 === "head")) || (data3 === "delete"))){
validate172.errors = [{instancePath:instancePath+"/steps/" + i0+"/step",schemaPath:"ExportTestStep/properties/step/enum",keyword:"enum",params:{allowedValues: schema346.properties.step.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.ok !== undefined){
const _errs10 = errors;
if(typeof data2.ok !== "boolean"){
validate172.errors = [{instancePath:instancePath+"/steps/" + i0+"/ok",schemaPath:"ExportTestStep/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.error !== undefined){
let data5 = data2.error;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate172.errors = [{instancePath:instancePath+"/steps/" + i0+"/error",schemaPath:"ExportTestStep/properties/error/type",keyword:"type",params:{type: schema346.properties.error.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.duration_ms !== undefined){
let data6 = data2.duration_ms;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate172.errors = [{instancePath:instancePath+"/steps/" + i0+"/duration_ms",schemaPath:"ExportTestStep/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate172.errors = [{instancePath:instancePath+"/steps/" + i0+"/duration_ms",schemaPath:"ExportTestStep/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/steps/" + i0,schemaPath:"ExportTestStep/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"ok":true,"steps":true},"dynamicProps":false,"dynamicItems":false};

export const BackfillExportRequest = validate173;
const schema349 = {"type":"object","additionalProperties":false,"properties":{"created_after":{"type":"string","format":"date-time"},"created_before":{"type":"string","format":"date-time"}}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "created_after") || (key0 === "created_before"))){
validate173.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.created_after !== undefined){
let data0 = data.created_after;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats4.validate(data0))){
validate173.errors = [{instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_before !== undefined){
let data1 = data.created_before;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.validate(data1))){
validate173.errors = [{instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const BackfillId = validate174;
const schema350 = {"type":"string","pattern":"^bkf_[0-7][0-9a-hjkmnp-tv-z]{25}$"};
const pattern131 = new RegExp("^bkf_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern131.test(data)){
validate174.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^bkf_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^bkf_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const ExportBackfill = validate175;
const schema351 = {"type":"object","required":["id","export","state","created_after","created_before","found","exported","failed","created_at","completed_at"],"properties":{"id":{"$ref":"BackfillId"},"export":{"$ref":"ExportId"},"state":{"type":"string","enum":["running","completed"]},"created_after":{"type":["string","null"],"format":"date-time"},"created_before":{"$ref":"Timestamp"},"found":{"type":"integer","minimum":0},"exported":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"created_at":{"$ref":"Timestamp"},"completed_at":{"type":["string","null"],"format":"date-time"}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.export === undefined) && (missing0 = "export"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.created_after === undefined) && (missing0 = "created_after"))) || ((data.created_before === undefined) && (missing0 = "created_before"))) || ((data.found === undefined) && (missing0 = "found"))) || ((data.exported === undefined) && (missing0 = "exported"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.completed_at === undefined) && (missing0 = "completed_at"))){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern131.test(data0)){
validate175.errors = [{instancePath:instancePath+"/id",schemaPath:"BackfillId/pattern",keyword:"pattern",params:{pattern: "^bkf_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^bkf_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/id",schemaPath:"BackfillId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.export !== undefined){
let data1 = data.export;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern112.test(data1)){
validate175.errors = [{instancePath:instancePath+"/export",schemaPath:"ExportId/pattern",keyword:"pattern",params:{pattern: "^exp_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^exp_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/export",schemaPath:"ExportId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data2 = data.state;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate175.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "running") || (data2 === "completed"))){
validate175.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema351.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_after !== undefined){
let data3 = data.created_after;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate175.errors = [{instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: schema351.properties.created_after.type},message:"must be string,null"}];
return false;
}
if(errors === _errs9){
if(errors === _errs9){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate175.errors = [{instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_before !== undefined){
let data4 = data.created_before;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
validate175.errors = [{instancePath:instancePath+"/created_before",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/created_before",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.found !== undefined){
let data5 = data.found;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate175.errors = [{instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate175.errors = [{instancePath:instancePath+"/found",schemaPath:"#/properties/found/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exported !== undefined){
let data6 = data.exported;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate175.errors = [{instancePath:instancePath+"/exported",schemaPath:"#/properties/exported/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate175.errors = [{instancePath:instancePath+"/exported",schemaPath:"#/properties/exported/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data7 = data.failed;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate175.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate175.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data8 = data.created_at;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
validate175.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/created_at",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed_at !== undefined){
let data9 = data.completed_at;
const _errs23 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate175.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema351.properties.completed_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data9 === "string"){
if(!(formats4.validate(data9))){
validate175.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":{"id":true,"export":true,"state":true,"created_after":true,"created_before":true,"found":true,"exported":true,"failed":true,"created_at":true,"completed_at":true},"dynamicProps":false,"dynamicItems":false};

export const RunLimitMaxima = validate176;
const schema356 = {"type":"object","required":["memory_mb","processes","disk_mb","output_mb","cpu_seconds","timeout_ms","network"],"properties":{"memory_mb":{"type":"integer","minimum":1},"processes":{"type":"integer","minimum":1},"disk_mb":{"type":"integer","minimum":1},"output_mb":{"type":"integer","minimum":1},"cpu_seconds":{"type":"integer","minimum":1},"timeout_ms":{"type":"integer","minimum":0},"network":{"type":"array","items":{"type":"string"}}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.memory_mb === undefined) && (missing0 = "memory_mb")) || ((data.processes === undefined) && (missing0 = "processes"))) || ((data.disk_mb === undefined) && (missing0 = "disk_mb"))) || ((data.output_mb === undefined) && (missing0 = "output_mb"))) || ((data.cpu_seconds === undefined) && (missing0 = "cpu_seconds"))) || ((data.timeout_ms === undefined) && (missing0 = "timeout_ms"))) || ((data.network === undefined) && (missing0 = "network"))){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.memory_mb !== undefined){
let data0 = data.memory_mb;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate176.errors = [{instancePath:instancePath+"/memory_mb",schemaPath:"#/properties/memory_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate176.errors = [{instancePath:instancePath+"/memory_mb",schemaPath:"#/properties/memory_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processes !== undefined){
let data1 = data.processes;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate176.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate176.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disk_mb !== undefined){
let data2 = data.disk_mb;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate176.errors = [{instancePath:instancePath+"/disk_mb",schemaPath:"#/properties/disk_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate176.errors = [{instancePath:instancePath+"/disk_mb",schemaPath:"#/properties/disk_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_mb !== undefined){
let data3 = data.output_mb;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate176.errors = [{instancePath:instancePath+"/output_mb",schemaPath:"#/properties/output_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate176.errors = [{instancePath:instancePath+"/output_mb",schemaPath:"#/properties/output_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpu_seconds !== undefined){
let data4 = data.cpu_seconds;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate176.errors = [{instancePath:instancePath+"/cpu_seconds",schemaPath:"#/properties/cpu_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate176.errors = [{instancePath:instancePath+"/cpu_seconds",schemaPath:"#/properties/cpu_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout_ms !== undefined){
let data5 = data.timeout_ms;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate176.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate176.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network !== undefined){
let data6 = data.network;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data6[i0] !== "string"){
validate176.errors = [{instancePath:instancePath+"/network/" + i0,schemaPath:"#/properties/network/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"memory_mb":true,"processes":true,"disk_mb":true,"output_mb":true,"cpu_seconds":true,"timeout_ms":true,"network":true},"dynamicProps":false,"dynamicItems":false};

export const Me = validate177;
const schema357 = {"type":"object","required":["key","environment","scopes","limits","run_limits"],"properties":{"key":{"$ref":"Key"},"environment":{"$ref":"EnvironmentName"},"scopes":{"type":"array","items":{"$ref":"Scope"}},"limits":{"$ref":"KeyLimits"},"run_limits":{"$ref":"RunLimitMaxima"}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.key === undefined) && (missing0 = "key")) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.run_limits === undefined) && (missing0 = "run_limits"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
const _errs1 = errors;
if(!(validate135(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data1 = data.environment;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern88.test(data1)){
validate177.errors = [{instancePath:instancePath+"/environment",schemaPath:"EnvironmentName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,31}$"+"\""}];
return false;
}
}
else {
validate177.errors = [{instancePath:instancePath+"/environment",schemaPath:"EnvironmentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data2 = data.scopes;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(typeof data3 !== "string"){
validate177.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"Scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data3 === "run:create") || (data3 === "runs:read")) || (data3 === "runs:write")) || (data3 === "workspaces:read")) || (data3 === "workspaces:write")) || (data3 === "keys:read")) || (data3 === "keys:write")) || (data3 === "webhooks:read")) || (data3 === "webhooks:write")) || (data3 === "exports:read")) || (data3 === "exports:write")) || (data3 === "audit:read")) || (data3 === "environments:admin"))){
validate177.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"Scope/enum",keyword:"enum",params:{allowedValues: schema275.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data4 = data.limits;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.requests === undefined) && (missing1 = "requests")) || ((data4.creates === undefined) && (missing1 = "creates"))) || ((data4.streams === undefined) && (missing1 = "streams"))){
validate177.errors = [{instancePath:instancePath+"/limits",schemaPath:"KeyLimits/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.requests !== undefined){
let data5 = data4.requests;
const _errs13 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate177.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimits/properties/requests/type",keyword:"type",params:{type: schema276.properties.requests.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate177.errors = [{instancePath:instancePath+"/limits/requests",schemaPath:"KeyLimits/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.creates !== undefined){
let data6 = data4.creates;
const _errs15 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate177.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimits/properties/creates/type",keyword:"type",params:{type: schema276.properties.creates.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate177.errors = [{instancePath:instancePath+"/limits/creates",schemaPath:"KeyLimits/properties/creates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.streams !== undefined){
let data7 = data4.streams;
const _errs17 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate177.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimits/properties/streams/type",keyword:"type",params:{type: schema276.properties.streams.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate177.errors = [{instancePath:instancePath+"/limits/streams",schemaPath:"KeyLimits/properties/streams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/limits",schemaPath:"KeyLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run_limits !== undefined){
let data8 = data.run_limits;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((((((data8.memory_mb === undefined) && (missing2 = "memory_mb")) || ((data8.processes === undefined) && (missing2 = "processes"))) || ((data8.disk_mb === undefined) && (missing2 = "disk_mb"))) || ((data8.output_mb === undefined) && (missing2 = "output_mb"))) || ((data8.cpu_seconds === undefined) && (missing2 = "cpu_seconds"))) || ((data8.timeout_ms === undefined) && (missing2 = "timeout_ms"))) || ((data8.network === undefined) && (missing2 = "network"))){
validate177.errors = [{instancePath:instancePath+"/run_limits",schemaPath:"RunLimitMaxima/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data8.memory_mb !== undefined){
let data9 = data8.memory_mb;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate177.errors = [{instancePath:instancePath+"/run_limits/memory_mb",schemaPath:"RunLimitMaxima/properties/memory_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate177.errors = [{instancePath:instancePath+"/run_limits/memory_mb",schemaPath:"RunLimitMaxima/properties/memory_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.processes !== undefined){
let data10 = data8.processes;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate177.errors = [{instancePath:instancePath+"/run_limits/processes",schemaPath:"RunLimitMaxima/properties/processes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate177.errors = [{instancePath:instancePath+"/run_limits/processes",schemaPath:"RunLimitMaxima/properties/processes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.disk_mb !== undefined){
let data11 = data8.disk_mb;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate177.errors = [{instancePath:instancePath+"/run_limits/disk_mb",schemaPath:"RunLimitMaxima/properties/disk_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate177.errors = [{instancePath:instancePath+"/run_limits/disk_mb",schemaPath:"RunLimitMaxima/properties/disk_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.output_mb !== undefined){
let data12 = data8.output_mb;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate177.errors = [{instancePath:instancePath+"/run_limits/output_mb",schemaPath:"RunLimitMaxima/properties/output_mb/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate177.errors = [{instancePath:instancePath+"/run_limits/output_mb",schemaPath:"RunLimitMaxima/properties/output_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.cpu_seconds !== undefined){
let data13 = data8.cpu_seconds;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate177.errors = [{instancePath:instancePath+"/run_limits/cpu_seconds",schemaPath:"RunLimitMaxima/properties/cpu_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
validate177.errors = [{instancePath:instancePath+"/run_limits/cpu_seconds",schemaPath:"RunLimitMaxima/properties/cpu_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.timeout_ms !== undefined){
let data14 = data8.timeout_ms;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate177.errors = [{instancePath:instancePath+"/run_limits/timeout_ms",schemaPath:"RunLimitMaxima/properties/timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate177.errors = [{instancePath:instancePath+"/run_limits/timeout_ms",schemaPath:"RunLimitMaxima/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.network !== undefined){
let data15 = data8.network;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data15)){
var valid8 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs36 = errors;
if(typeof data15[i1] !== "string"){
validate177.errors = [{instancePath:instancePath+"/run_limits/network/" + i1,schemaPath:"RunLimitMaxima/properties/network/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs36 === errors;
if(!valid8){
break;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/run_limits/network",schemaPath:"RunLimitMaxima/properties/network/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/run_limits",schemaPath:"RunLimitMaxima/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"key":true,"environment":true,"scopes":true,"limits":true,"run_limits":true},"dynamicProps":false,"dynamicItems":false};

export const WebhookTestEvent = validate48;
