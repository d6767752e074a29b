/** Returns a folded word with n for ñ. */
const plain = (folded: string): string => folded.replaceAll('ñ', 'n')

/**
 * Common surnames of several countries that a Spanish dictionary also has, folded. Others are known as names because no
 * dictionary has them.
 */
const surnames: ReadonlySet<string> = new Set(
  plain(`abad acevedo acosta acuña aguado aguilar aguilera aguirre alarcon alcantara almeida alvarado alvarez amador andrade
  angulo aparicio aragon arango araya arboleda arce arenas arevalo arias arroyo avendaño avila ayala barbosa barragan
  barrera barrios batista becerra bello beltran benavides benitez bermudez bernal betancur blandon bolaños bonilla
  borda botero briceño burgos bustamante bustos caceres caicedo calderon camacho camargo cano cantero cardenas cardona
  cardoso carmona carranza carrasco carreño carrillo carrizo carvajal casanova castaño castellanos castillo castro
  cedeño centeno cerda cervantes chacon chavez cifuentes cisneros collado contreras cordero cordoba coronado coronel
  corrales correa cortes cuellar davila diaz dominguez donoso dueñas duran echeverri escalante escamilla escobar
  escobedo escudero esparza espejo espinosa estrada fajardo farias ferrer fierro figueroa florez fonseca funes gaitan
  galeano galindo gallardo gallego gallegos galvan galvez gamboa garcia garrido garza gaviria gil giraldo gomez gonzalez
  granados guerrero guevara guillen guzman henao heredia hernandez herrera hidalgo hoyos hurtado ibarra infante jara
  jaramillo jimenez juarez jurado labrador lagos landa lara leal leiva linares lobos lopez losada lozano lucero lugo
  lujan machado machuca madrigal maldonado manrique manzano marin marquez marroquin martinez matus medina medrano
  mejia melgar melo mena mendez mendoza meneses merino meza miranda mojica molina molinero moncada monroy montaño
  montenegro montero montoya morales moran morera mosquera moya moyano munguia murillo muñoz nava navarro neira
  noriega novoa nuñez obando ocampo ochoa oliva olivera olmedo olmos ordoñez orellana orozco ortega ortiz ospina osuna
  otero oviedo pacheco padilla paez palacios palomino pardo parra parrado pascual pastrana patiño pedraza pena peralta
  perdomo pereira perez pineda pizarro porras portillo posada preciado prieto pulido quesada quintana quintero quiroga
  quiñones ramirez ramos rangel renteria requena restrepo retamal reynoso rincon riquelme riso rivas rivera roa
  robledo robles rocha rodas rodriguez roldan rueda ruiz saavedra sabogal saenz salazar salcedo salgado salinas
  samaniego sanabria sanchez sandoval santana santander sarmiento segovia segura serna silva solano soler solis
  solorzano soria soto suarez tapia tejada tejeda tellez teran tobar toledo toscano troncoso trujillo ulloa uribe
  urrutia vaca valderrama valdes valdez valencia valerio varela vargas vasquez vazquez velasco velasquez velez vergara
  viera villalba villanueva villarreal villegas yañez zambrano zamora zapata zarate zuluaga zuniga zurita`).split(
    /\s+/,
  ),
)

/** Whether a folded word is a common surname. */
export const isSurname = (folded: string): boolean => surnames.has(plain(folded))
