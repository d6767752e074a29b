// What follows or ends the first name of a customer who introduces themselves, folded.

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Common surnames. */
export const surnames = wordsOf(`
abad acevedo acosta acuna aguero aguila aguilar aguilera aguirre alarcon albornoz alcaraz alfaro almada almeida alonso
alvarado alvarez amaya andrade aparicio aragon aranda araujo araya arce arevalo arias armijo arroyo avalos avila ayala baez
baigorria barbosa barrera barrientos barrios bautista becerra beltran benavides benitez bermudez bernal blanco bravo
briones bustamante bustos caballero cabrera caceres calderon camacho campos cano cardenas cardozo carrasco carrillo
carrizo castaneda castellanos castillo castro cepeda cervantes chavez cifuentes colombo cordero coronel correa cortes cortez
cruz cuellar davila delgado diaz dominguez duarte duran echeverria escobar escudero espinosa espinoza esteves estrada
farias fernandez ferrari ferreira ferreyra figueroa flores franco fuentes galindo gallardo gallo gallego galvan gamboa garay
garcia garrido gaitan gimenez giraldo godoy gomez gongora gonzales gonzalez guerra guerrero guevara gutierrez guzman
henriquez heredia hernandez herrera herrero hidalgo huerta hurtado ibanez ibarra iglesias jara jaramillo jimenez juarez lara
ledesma leiva leon lopez lozano lucero lugo luna luque machado maciel maidana maldonado mansilla marin marquez martinez
mejia medina melgarejo mendez mendoza menendez mercado merino meza miranda molina mondragon montenegro montero montes montoya
mora morales moreno moya muniz munoz murillo nava navarro navarrete nieto nunez obregon ocampo ochoa ojeda olivares olivera
oliveira orellana orozco ortega ortiz osorio ospina otero ovando oviedo pacheco padilla paez palacios palma paredes parra
paz pena penaloza peralta pereira pereyra perez pinto ponce prado prieto puebla quinones quintana quintero quiroga quiroz
ramirez ramos rangel rendon restrepo reyes reynoso rico rincon rios rivas rivera rivero robles roca rocha rodriguez rojas
roldan romero rosales rossi rubio rueda ruiz saavedra salas salazar saldivar salinas sanabria sanchez sandoval santana
santillan santos sepulveda serrano sierra silva solis soria sosa soto suarez tapia tejada tello tevez toledo toro torres
trejo trujillo urbina uribe urrutia valdes valdez valencia valenzuela valle vallejos vargas vasquez vazquez vega vela
velasco velasquez velazquez vera vergara vidal viera villa villalba villanueva villegas vivas yanez ybarra zambrano zamora
zapata zarate zavala zuniga`)

/** Words that end a name: what customers do next, and words that no name has. */
export const endings = wordsOf(`
a acerca adonde ahora ahi al algo alguien alguna alguno ambos anoche aqui asi aun ayer bien buen buena buenas bueno buenos
busco cada casi cliente como compre compro con consulta consulto cual cuales cuando cuanta cuanto cuantos de del deje desde
deseo despues dia disculpa disculpe donde e el ella ellas ellos empresa en encargue entonces era es escribi escribo esa
escribia ese eso espero esta estaba estan estar este esto estoy estuve fue fui gente gracias ha habia hablo hable hace hago
hacia han hasta hay he hice hola hora hoy iba igual la las le les llame llamo lo los luego mande mando manana mas me mejor mi
mis mucha muchas mucho muy nada nadie necesitaba necesito ni no nos nosotros o ocupo okay ok otra otro otros para pague pago
paso pedi pedido pero perdi pido podria podrian podemos porque por puedo puede pueden pregunto pregunte que queria
queriamos quien quienes quiero queremos quise quisiera recibi reserve retiro sabado se ser si sido siempre sin sino sobre
solicite solicito somos son soy su sus tal tambien tampoco tengo tenia tenemos ti tiene todavia todo todos trabajo tu turno
tus tuve un una unas uno unos usted ustedes va vamos van vengo vi vine vino vivo voy vos y ya yo favor porfa por lunes martes
miercoles jueves viernes domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`)
