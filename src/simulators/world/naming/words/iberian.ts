/** What hotels and streets are called in Spanish, Catalan and Portuguese. */
import { parts, type TongueWords } from '../tongue.ts';

export const SPANISH: TongueWords = {
  hotel: parts('Hotel {name} · Hotel {name} · Hostal {name} · Casa {name} · Posada {name}'),
  home: parts('Apartamentos {name} · Aparthotel {name} · {name} Suites · Villas {name}'),
  grand: parts('Gran Hotel {name} · Palacio {name} · Hotel {name} & Spa'),
  sea: parts('{name} Playa · Hotel {name} Mar · {name} Beach'),
  names: parts(`Azahar · Las Garzas · La Higuera · Los Almendros · Las Palomas · Monte Alegre
    Olivar Azul · Vista Bella · Mirasierra · El Jazmín · Tres Cipreses · La Buganvilla · Alborán
    Don Celso · Doña Leonor · Reina Aurora · San Telmo · Santa Brígida · El Romero · La Encina
    Valdeluz · Los Naranjos · Flor de Lis · El Mirador · Sol Naciente · Los Arcos · La Celosía
    Torre Blanca · Jardín del Rey · El Molino Viejo`),
  seaNames: parts(`Bahía Clara · El Faro Viejo · Punta Brisa · La Marejada · Costa Linda
    Arena Dorada · Roca Negra · Mar de Plata · Las Sirenas · Puerto Nuevo · La Caracola
    Brisamar · Las Gaviotas · Ola Mansa · Coral Blanco · Cabo Sereno`),
  townNames: parts('Plaza Vieja · La Alameda · El Relator · Puerta Nueva · Los Faroles'),
  hillNames: parts('La Nevada · El Serbal · Tres Cumbres · La Cabaña · Valle Alto'),
  streets: parts(`Calle de la Luna {n} · Calle Mayor {n} · Avenida de la Constitución {n}
    Calle del Olivo {n} · Calle San Miguel {n} · Calle de los Naranjos {n} · Plaza de España {n}
    Calle de Cervantes {n} · Avenida de Andalucía {n} · Calle del Pino {n}`),
  seaStreets: parts('Paseo Marítimo {n} · Avenida del Mar {n} · Calle del Puerto {n}'),
};

export const CATALAN: TongueWords = {
  hotel: parts('Hotel {name} · Hotel {name} · Hostal {name} · {name} Hotel · Hostal {name}'),
  home: parts('Apartaments {name} · Aparthotel {name} · {name} Suites · {name} Gardens'),
  grand: parts('Gran Hotel {name} · {name} Palau · {name} Hotel & Spa'),
  sea: parts('{name} Platja · {name} Mar · {name} Beach'),
  names: parts(`Son Vela · Son Ferriol Vell · Son Mora · Torrent · S’Ametller · L’Olivera
    Els Pins · Ses Figueres · El Garrover · La Lluna · Binifora · Bella Vista · Sant Jaume
    Es Molí · Sa Rota · Can Roig · Tres Torres · El Romaní · Marquès
    La Murta · Bonavista · Sa Torre · Es Claper · Verdera · L’Alzina · Biniroca · Es Tarongers
    Sol i Vent · Can Magraner`),
  seaNames: parts(`Cala Serena · Sa Roqueta · Ses Gavines · Es Far · Mar Blava · Mestral
    Llevant · Cala Fosca · Port Vell · Sa Punta · Les Barques · Escuma · Es Cavallet Blau
    Migjorn · Sirena · La Petxina`),
  townNames: parts('Plaça Vella · El Portal · La Llotja · Els Arcs · La Muralla'),
  hillNames: parts('Els Avets · La Neu · Pic Blanc · La Borda · Vall Alta'),
  streets: parts(`Carrer de la Lluna {n} · Carrer Major {n} · Carrer de Sant Jaume {n}
    Carrer dels Pins {n} · Avinguda de la Pau {n} · Carrer de l’Om {n} · Plaça de l’Església {n}
    Carrer de Ramon Llull {n} · Carrer del Molí {n} · Camí Vell {n}`),
  seaStreets: parts('Passeig Marítim {n} · Carrer de la Marina {n} · Carrer del Port {n}'),
};

export const PORTUGUESE: TongueWords = {
  hotel: parts('Hotel {name} · Hotel {name} · Casa {name} · Solar {name} · Estalagem {name}'),
  home: parts('Apartamentos {name} · Aldeamento {name} · {name} Suites · Vilas {name}'),
  grand: parts('Quinta {name} · Palácio {name} · Grande Hotel {name}'),
  sea: parts('{name} Praia · Hotel {name} Mar · {name} Beach'),
  names: parts(`Vale Dourado · das Andorinhas · do Sobreiro · dos Limoeiros · Monte Claro
    da Ribeira Velha · das Amendoeiras · da Figueira · do Alecrim · São Tomé · Santa Iria
    da Lua Nova · Boa Esperança · das Camélias · do Moinho · Vila Serena · dos Pinheiros
    Dom Fuas · Bela Aurora · da Laranjeira · do Loureiro · Três Fontes · Jardim Velho`),
  seaNames: parts(`da Falésia Alta · Maré Alta · Areia Fina · do Navegante · Bela Onda
    das Gaivotas · Rocha Branca · do Farol · Mar Manso · da Concha · Ponta Serena`),
  townNames: parts('da Praça Velha · dos Azulejos · do Chafariz · da Portagem · do Elétrico'),
  hillNames: parts('da Serra Alta · do Pico · das Levadas · do Vale Verde · da Urze'),
  streets: parts(`Rua das Flores {n} · Rua Direita {n} · Avenida da Liberdade {n}
    Rua do Moinho {n} · Largo da Igreja {n} · Rua 5 de Outubro {n} · Rua da Fonte {n}
    Rua dos Pescadores {n} · Travessa do Loureiro {n}`),
  seaStreets: parts('Avenida Marginal {n} · Rua da Praia {n} · Avenida do Mar {n}'),
};
