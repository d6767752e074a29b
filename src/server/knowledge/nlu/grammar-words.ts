// Words that only hold a sentence together. One wrong letter makes names of things out of many of them: "cuánto" is
// close to "cuarto", "tenés" to "tenis", "para" to "parca".

const WORDS = `algo alguien alguna algunas alguno algunos antes aquel aquella aquellas aquellos aqui aunque cada como con
  contra cual cuales cualquier cuando cuanta cuantas cuanto cuantos debe deben debo desde despues donde ella ellas ellos
  entonces entre eran eres esas esos esta estaba estaban estamos estan estar estas este estos estoy estuvo fueron habia
  haber habra hace hacen hacer haces hacia hago hasta hayan luego menos mientras mucha muchas mucho muchos nada nadie
  ninguna ninguno nosotros nuestra nuestro otra otras otro otros para pero poca poco pocos podes podria podrian porque
  puede pueden puedes puedo pues queremos queria quien quienes quiere quieren quieres quiero seria siempre sino sobre
  somos sola solo soy suya suyo tambien tampoco tanta tanto tenemos tener tenes tengo tenia tiene tienen tienes toda todas
  todavia todo todos tuvo unas unos usted ustedes vamos varias varios vosotros vuestra vuestro`

const words: ReadonlySet<string> = new Set(WORDS.split(/\s+/))

/** Whether a folded word is one of grammar: a pronoun, a preposition, an auxiliary verb. It is no misspelled value. */
export const isGrammarWord = (folded: string): boolean => words.has(folded)
