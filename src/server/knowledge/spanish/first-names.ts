/** Common first names in Spanish and their short forms, folded. */
const COMMON = `abel abigail abraham abril ada adela adolfo adrian adriana agostina agustin agustina aida ailen alan
  alba alberto aldana aldo alejandra alejandro alejo alex alexander alexandra alexis alfonso alfredo ali alicia alina
  alma alonso alvaro amalia amanda amelia amparo ana anabel anahi analia andrea andres andy angel angela angelica
  angelina angelo angie anibal anita antonela antonella antonia antonio araceli ariadna ariana ariel armando arturo
  astrid augusto aurelia aurelio aurora axel azul barbara bartolome bautista beatriz belen benicio benita benito
  benjamin bernarda bernardo berta betiana beto bianca blas braian brandon braulio brayan brenda brian brisa bruna
  bruno camila camilo candela carina carla carlos carlota carmela carmen carmiña carola carolina catalina cecilia
  celeste celia celina cesar chiara christian cintia clara clarisa claudia claudio clelia clemente constanza cristian
  cristina cristobal cynthia dafne daiana dalia damian dana daniel daniela danilo dante dario david debora delfina
  delia denis denise dennis diana diego dina dolores domingo dora edgar edgardo edith eduardo edwin elba elena
  eleonora eliana elias elisa elizabeth eloisa elsa elvira emanuel emilce emilia emiliano emilio emma enrique enzo
  eric erica erik erika ernestina ernesto esteban estefania estela ester esther eugenia eugenio eva evangelina evelyn
  ezequiel fabian fabiana fabio fabiola facundo fatima federico felicia felipe felisa felix fermin fernanda fernando
  fidel fiorella flavia flavio florencia florencio florentina francesca francisca francisco franco franz freddy
  gabriel gabriela gaston genaro georgina geraldine gerardo german gianella gilberto gimena gina gino giovanna gisela
  giselle gladys gloria gonzalo graciela gregorio griselda guadalupe guido guillermina guillermo gustavo haydee hebe
  hector helena hernan hilda horacio hortensia hugo humberto ian ignacia ignacio ines ingrid inti irene irina iris
  irma isaac isabel isabella ismael israel ivan ivana ivonne jacinta jacinto jackeline jacqueline jaime jair jairo
  janet jaqueline javier jazmin jenifer jennifer jeremias jeronimo jesica jessica jesus jhon jimena joana joaquin joel
  johana johanna john jonas jonatan jonathan jorge jorgelina jose josefa josefina joselito joselyn joshua josue juan
  juana juancho juanita juanjo judith julia julian juliana julieta julio justina karen karina karla katherine kevin
  laila lara laura lautaro lazaro leandro leila leo leon leonardo leonel leonela leonor leopoldo leticia lidia lila
  lilia lilian liliana lisandro lorena lorenza lorenzo lourdes luca lucas lucho lucia luciana luciano lucila lucio
  lucrecia ludmila luis luisa luisina lupe luz mabel macarena magali magdalena maite malena manolo manu manuel manuela
  mara marcela marcelo marcia marco marcos margarita maria marian mariana mariano maribel maricel mariel mariela
  marilu marina mario marisa marisol maritza marlene marta martha martin martina mateo matias matilde maura mauricio
  mauro maxi maximiliano maximo mayra melany melina melisa melissa mercedes mia micaela miguel mikaela mila milagros
  milena miriam mirian mirta mirtha misael moises monica morena myriam nadia nahuel nancy natacha natalia nataly
  natasha nazareno nelida nelson nestor nicolas nicole nidia nilda noelia noemi nora norberto norma octavio ofelia
  olga olivia omar orlando oscar osvaldo pablo paloma pamela pancho paola patricia patricio paula paulina paulo pedro
  pepa pepe perla pia pilar priscila rafael rafaela ramiro ramon ramona raquel raul rebeca regina renata rene renzo
  ricardo rigoberto rita roberta roberto rocio rodolfo rodrigo rogelio roman romina ronald roque rosa rosalia rosana
  rosario rosaura roxana ruben rubi rufino ruth sabrina salvador samanta samuel sandra santi santiago santino sara
  saul sebastian selena selene selva sergio silvana silvia silvina silvio simon sofi sofia sol solange soledad sonia
  stella sulma susana tadeo tamara tania tatiana teo teodoro teresa teresita thiago tobias tomas trinidad ulises uriel
  ursula valentin valentina valentino valeria vanesa vanessa vanina vera veronica vicente victor victoria vilma
  violeta virginia vivian viviana walter wanda wendy wilfredo william wilson ximena yael yamila yanina yesenia yesica
  yolanda yoselin zoe zulema`

/** Names that are also words of shops and their customers, folded. */
const ALSO_WORDS = `abril alba alma angel arena aurora barra barrios blanca blanco blancos bravo caballero cabrera campo
  campos casas cielo clara colon consuelo corona cruz cuesta cuevas delgado dolores dulce esperanza estrella fe feliz flor flores
  fuentes gloria granado guerra herrero iglesias jardin leon lima linda llanos lobo luna luz mar mares margarita mercado
  mercedes mesa molina molinos montes mora moreno morena naranjo nieve nieves nube olivo olmo paloma paredes pastor paz perla
  pilar pino pinto plata ponce prado reina rey reyes rico rios rojas rojo romero rosa rosado rosales rubio salas salvador santa
  santos serena serrano sierra sol soledad sosa toro torres valle vega vera vidal victoria villa viola violeta`

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Names that are also words of shops and their customers, folded: first names and surnames. */
export const namesAndWords = setOf(ALSO_WORDS)

/** Common first names, folded. Those that are also adjectives or trades ("soy feliz", "soy jardinero") are left out. */
export const firstNames = setOf(COMMON)

/** Whether a folded word is a common first name that is hardly used as another word. */
export const isFirstName = (folded: string): boolean => firstNames.has(folded) && !namesAndWords.has(folded)
