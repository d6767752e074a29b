import { load, generate, Refused } from './generate.ts'
import { createReader } from './load/files.ts'
import { write } from './write.ts'
import { databaseTypes } from './database.ts'
import { reachable } from './expand/walk.ts'
import { lookup } from './schema.ts'
const root='/work/main'
const t0=process.cpuUsage(); const u=(l:string)=>{const c=process.cpuUsage(t0);console.log(l,((c.user+c.system)/1e3)|0)}
try { const {contract}=load(root,createReader(root)); u('load');
 const bad=new Set<string>()
 const refs=(v:any):string[]=> v&&typeof v==='object'? Object.entries(v).flatMap(([k,x])=>k==='$ref'&&typeof x==='string'?[x]:refs(x)):[]
 const ok=(v:any,seen=new Set()):boolean=>refs(v).every(r=>{ if(seen.has(r)) return true; seen.add(r); const t=lookup(contract.document,r); if(!t){bad.add(r);return false} return ok(t,seen)})
 for(const [p,item] of Object.entries(contract.document.paths)) if(!ok(item)) delete contract.document.paths[p]
 for(const [p,item] of Object.entries(contract.document.components.schemas)) if(!ok(item)) {delete contract.document.components.schemas[p]}
 for(const c of [...contract.calls.values()]) if(!contract.document.paths[c.path]) contract.calls.delete(c.id)
 console.log('unresolved',[...bad].length, [...bad].slice(0,20))
 const files=generate(contract); u('gen'); files.set('generated/database.d.ts', await databaseTypes(root)); u('db')
console.log(files.size, contract.calls.size); if(process.argv[2]==='w') console.log(write(root,files)) } catch(e){ if(e instanceof Refused) console.log(e.findings); else throw e }
