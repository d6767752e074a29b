// Courtesies and abbreviations as customers of Argentina, Chile, Colombia and Mexico write them. Written without the
// product's lists, so that they measure what it does with phrases it may not have.

const list = (text: string): readonly string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')

/** What customers write before what they want. */
export const openings = list(`
hola | hola buenas tardes | buenas | buen día | hola qué tal | buenas noches, disculpe | hola, una consulta | holaa cómo están? |
muy buenos días | hola buenas, te hago una pregunta | hola! espero que anden bien | hola gente | hola chicos cómo va | che una duda |
buenas, te robo un minuto | hola, quería sacarme una duda | hola de nuevo | hola, otra vez yo | hola, perdón la hora |
hola, todo en orden? | buenas, ando con una duda | hola, soy cliente de ustedes | aló buenas tardes | hola, me puede ayudar porfa |
hola, una preguntita cortita | holi | wena | buenas tardes estimados, junto con saludar | hola, les quería consultar |
hola, un favorcito | buenas, qué pena molestar | cordial saludo | hola mi señora, cómo me le va | buen día, qué pena con usted |
hola, me regala un dato | veci buenas | buenas tardes, me colabora por favor | qué hubo, cómo vamos | hola, disculpe la molestia |
qué onda, buenas | buenas tardes, oiga disculpe | hola buen día, fíjese que | hola, una pregunta rápida | disculpen, una dudita |
hola señorita buenas tardes | buenos días tengan todos | hola, los molesto con algo | hola, a ver si me ayudan | hey buenas | buenas buenas`)

/** What customers write after what they want. */
export const closings = list(`
gracias | muchas gracias | por favor | por favor, gracias | desde ya muchas gracias | porfa | gracias de antemano |
quedo atento, gracias | saludos | mil gracias!! | gracias genios | mil gracias por la buena onda | espero respuesta gracias |
gracias por la paciencia | te agradecería un montón | bueno gracias, buen finde | abrazo grande | aguardo su respuesta, saludos |
graciass | desde ya gracias por su tiempo | avisame porfa | cuando puedas, gracias | me avisan porfi | muchas gracias de verdad |
gracias, que estén bien | saludos cordiales | atento a sus comentarios | quedo pendiente, gracias | gracias, muy amables |
muchísimas gracias | le agradezco mucho | dios les pague | mil y mil gracias | me confirma por favor | que tenga un lindo día |
gracias, feliz tarde | agradezco su pronta respuesta | se lo agradecería mucho | gracias, bonito día | ahí me dicen, gracias |
quedo al pendiente | le encargo mucho, gracias | se los agradezco | ojalá puedan ayudarme | gracias y disculpen | ty |
es urgente, gracias | un saludo | besitos, gracias | bendiciones`)

/** What customers write for a word or phrase. */
export const abbreviations: Readonly<Record<string, readonly string[]>> = {
  ...{ 'por favor': ['xfa', 'porfa', 'x favor', 'pofa', 'xfis'], 'por qué': ['xq'], porque: ['xq', 'pq', 'pork'] },
  ...{
    que: ['q', 'k'],
    qué: ['q', 'ke'],
    también: ['tmb', 'tb', 'tmbien', 'tamb'],
    dónde: ['dnd', 'dond'],
    donde: ['dnd', 'aonde'],
  },
  ...{
    para: ['xa', 'pa', 'pra'],
    por: ['x'],
    cuándo: ['cdo', 'cuand'],
    cuanto: ['cto'],
    cuánto: ['cto', 'cuanto', 'cuant', 'qnto'],
  },
  ...{
    mensaje: ['msj', 'msje'],
    hola: ['ola', 'hla'],
    quiero: ['kiero', 'qro', 'quero'],
    bien: ['bn'],
    mañana: ['mñn', 'manana', 'mñana'],
  },
  ...{ necesito: ['nesesito', 'ncsito', 'nececito'], hay: ['ay'], está: ['ta'], con: ['cn', 'c/'], más: ['mas', '+'] },
  ...{
    mucho: ['muxo', 'mcho'],
    puedo: ['pueo', 'pdo'],
    hacer: ['acer'],
    domicilio: ['domi'],
    información: ['info', 'inf'],
  },
  ...{ sábado: ['sab'], lunes: ['lun'], hoy: ['oy'], tienen: ['tienn', 'tnen'], cómo: ['cm', 'kmo'], pedido: ['ped'] },
  ...{
    tarjeta: ['tarj', 'tj'],
    precio: ['pcio'],
    favor: ['fvor'],
    sucursal: ['suc'],
    horario: ['hrio', 'horarios'],
    grande: ['gde'],
  },
  ...{
    kilo: ['kg'],
    metros: ['mts', 'm'],
    unidades: ['unid', 'u'],
    cantidad: ['cant'],
    sin: ['s/'],
    turno: ['trno'],
    estoy: ['toy'],
  },
  ...{ nosotros: ['nos'], todo: ['tdo'], fecha: ['fcha'], vez: ['ves'], hora: ['hr'], teléfono: ['cel', 'tel'] },
}
