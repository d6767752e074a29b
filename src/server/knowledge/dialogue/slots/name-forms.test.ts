import { expect, test } from 'vitest'
import { nameAnswered, nameAnsweredAgain } from './name-answer.ts'

/** Answers with names as customers of several countries write them, and the names in them. */
const NAMES = `soy Zambrano=Zambrano|estrada=estrada|me llamo estrada=estrada|Pérez, Juan=Juan Pérez|Nombre: Ana Ruiz=Ana Ruiz|
  con Ana=Ana|yo, Ana=Ana|me llamo dante=dante|mi nombre es quesada=quesada|soy Posada=Posada|Salgado=Salgado|
  hurtado=hurtado|alvarado=alvarado|Coronado=Coronado|machado=machado|soy Bustamante=Bustamante|escalante=escalante|
  soy carvajal=carvajal|sandoval=sandoval|madrigal=madrigal|soy Villarreal=Villarreal|reynoso=reynoso|cardoso=cardoso|
  Barbosa=Barbosa|lozano=lozano|soy Medrano=Medrano|castellanos=castellanos|robles=robles|soy leal=leal|bernal=bernal|
  pascual=pascual|infante=infante|soy Amador=Amador|labrador=labrador|Quispe Mamani=Quispe Mamani|mamani=mamani|
  ana quispe=ana quispe|Huenchumilla=Huenchumilla|soy Catrileo=Catrileo|painemal lincoqueo=painemal lincoqueo|
  nahuelpan=nahuelpan|Curihuinca, Rosa=Rosa Curihuinca|soy Tzompantzi=Tzompantzi|
  juan cuauhtémoc ramírez=juan cuauhtémoc ramírez|Chocué Ana=Chocué Ana|soy jacanamijoy=jacanamijoy|
  maría de los ángeles ponce de león=maría de los ángeles ponce de león|
  Fernández de la Vega, Marta=Marta Fernández de la Vega|GOMEZ JUAN CARLOS=GOMEZ JUAN CARLOS|gomez, juan carlos=juan carlos gomez|
  PEREZ, ANA=ANA PEREZ|nombre y apellido: luis restrepo=luis restrepo|Nombre completo: Camila Ocampo=Camila Ocampo|
  apellido y nombre: Soto Ana=Soto Ana|paciente: Tomás Roldán=Tomás Roldán|nombre ana ruiz=ana ruiz|
  sí, Ana Ruiz=Ana Ruiz|sí soy Marta Gil=Marta Gil|a mi nombre, Ana Ruiz=Ana Ruiz|para mí, Julián Arango=Julián Arango|
  soy yo, Ana=Ana|acá Ana=Ana|te habla Carlos Quintero=Carlos Quintero|le escribe Rosa Huanca=Rosa Huanca|
  mi apellido es zapata=zapata|apellido Zapata=Zapata|Ana, Ruiz=Ana Ruiz|Ma. Eugenia Paz=Ma. Eugenia Paz|echeverri=echeverri|
  zuluaga=zuluaga|etchegaray=etchegaray|soy Goicoechea=Goicoechea|di stéfano=di stéfano|O'Higgins=O'Higgins|
  Wojciechowski=Wojciechowski|calderón=calderón|montoya=montoya|ospina=ospina|cárdenas=cárdenas|soy paredes=paredes|
  contreras=contreras|miranda=miranda|con la señora Ana Ruiz=Ana Ruiz|guerra=guerra|campos=campos|
  Peña=Peña|soy peña=peña|soy acuna=acuna|Gómez, Xiomara=Xiomara Gómez|Quispe, Yhon=Yhon Quispe`

/** Answers that are surely no names, whatever was asked. */
const OTHERS = `depende|me duele mucho|estoy manejando|a ver|todavía no|un segundo|lo antes posible|a la tarde|sin apuro|
  primera vez|soy nueva|soy diabético|soy monotributista|soy celíaca|soy cliente|soy paciente|soy hipertenso|soy alérgico|
  soy vegetariano|soy colombiano|soy contador|soy estudiante|soy venadense|soy kinesióloga|mi nombre es difícil|
  ¿para qué lo necesitás?|qué nombre|cuánto sale|con quién hablo|quién pregunta|dónde quedan|para cuándo hay|
  el lunes|mañana temprano|Mañana Temprano|a las 5|el 12/3|lunes o martes|30123456|351 555 0142|no sé|no tengo|ninguno|
  para brackets|limpieza dental|Limpieza Dental|Obra Social|quiero un turno|necesito factura|me pasás el precio|
  prefiero por la mañana|mejor después|jajaja|mmm|ok|dale|gracias|hola|buen día|sí|no|nop|ya te dije|es urgente|
  a nombre mío|para mí|para mi hija|con dolor|con tarjeta|con mi mamá|yo|soy yo|yo mismo|nombre|apellido|nombre:|
  mucho dolor, gracias|lunes, tarde|efectivo, tarjeta|para el jueves|lo mismo de siempre|consulta general`

const listed = (texts: string) => texts.split(/\|\s*/)

test.each(listed(NAMES).map((one) => one.split('=') as [string, string]))('%s tells the name %s', (text, name) =>
  expect(nameAnswered(text)).toBe(name),
)

test.each(listed(OTHERS))('%s is no name', (text) => expect(nameAnswered(text)).toBeUndefined())

/** What only the data of a bot show to be no name. */
const THINGS = ['limpieza dental', 'Limpieza Dental', 'Obra Social']

test.each(listed(OTHERS).filter((text) => !THINGS.includes(text)))(
  '%s is no name either where it is asked again',
  (text) => expect(nameAnsweredAgain(text)).toBeUndefined(),
)

test.each(
  listed('calle|de la fuente|xicoténcatl|zorzal|Primavera|fresno ana|abedul rojo|yo, Cedro|Nombre: roble|soy Montaña'),
)('%s is taken where a name is asked again', (text) => expect(nameAnsweredAgain(text)).toBeDefined())

test.each(['Ana Ruiz, OSDE', 'Ana Ruiz, Córdoba', 'Ana Ruiz, Juan Pérez'])('%s is not one name', (text) =>
  expect(nameAnswered(text)).toBe('Ana Ruiz'),
)

test.each(['mañana aviso', 'manana aviso', 'después aviso', 'ahora consulto'])(
  '%s is no name, also where it is asked again',
  (text) => expect(nameAnsweredAgain(text)).toBeUndefined(),
)

test('what is only said to be something is no name', () => expect(nameAnswered('es segura')).toBeUndefined())
