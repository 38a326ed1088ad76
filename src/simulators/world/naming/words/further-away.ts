/** What hotels and streets are called in Arabic countries, Asia, Africa and the Caribbean. */
import { parts, type TongueWords } from '../tongue.ts';

export const MAGHREB: TongueWords = {
  hotel: parts('Hôtel {name} · Riad {name} · Dar {name} · {name} Hotel · Maison {name}'),
  home: parts('Résidence {name} · {name} Suites · Appart’hôtel {name} · Villas {name}'),
  grand: parts('{name} Palace · Kasbah {name} · {name} Resort & Spa'),
  sea: parts('{name} Plage · {name} Beach · Club {name}'),
  names: parts(`Yasmine · Zahra · Nour · El Waha · Al Nakheel · Zitouna · Kenza · Amber Court
    Safran · Sidi Amor · Lalla Meriem · Atlas Rose · Bougainvillée · Moulay Driss · Jnane Sultan
    Almond Gate · El Kantara · Warda · Tamarisk · Amal`),
  seaNames: parts('Marsa · Sidi Bahr · Kasr Azur · Corail · Dunes d’Or · Mouette · Essafir'),
  townNames: parts('Medina Lantern · Bab Jdid · Derb Nour · El Mellah · Patio Bleu'),
  hillNames: parts('Toubkal · Cèdre · Azrou'),
  streets: parts(`{n} rue de la Kasbah · {n} avenue Mohammed V · {n} rue Ibn Khaldoun
    {n} rue des Orangers · {n} avenue de la Liberté · {n} rue El Jazira · {n} rue de Fès`),
  seaStreets: parts('{n} boulevard de la Corniche · {n} avenue de la Plage'),
};

export const ARABIAN: TongueWords = {
  hotel: parts('{name} Hotel · Hotel {name} · {name} Inn · {name} House · {name} Plaza'),
  home: parts('{name} Suites · {name} Residence · {name} Hotel Apartments'),
  grand: parts('{name} Palace · {name} Resort & Spa · Grand {name}'),
  sea: parts('{name} Beach Resort · {name} Bay · {name} Marina Club'),
  names: parts(`Al Nakheel · Yasmin · Zahra · Nour · Amber Oasis · Desert Lantern · Al Rayhan
    Saffron · Jasmine Court · Al Fanar · Lotus · Falcon · Al Qasr Jadid · Sultana · Dates & Palms
    Frankincense · Al Andalus · Mashrabiya · Golden Dune · Scarab`),
  seaNames: parts(`Coral Moon · Red Reef · Marsa Pearl · Dhow · Safra · Blue Lagoon Nour
    Seahorse · Dolphin Reef · Turquoise`),
  townNames: parts('Souk Gate · Khan Nour · Minaret View · Bab Al Madina · Papyrus'),
  hillNames: parts('Wadi Rose · Jebel · Mountain Juniper'),
  streets: parts(`{n} Al Noor Street · {n} Al Wahda Street · {n} Al Nakheel Street
    {n} El Salam Street · {n} Al Andalus Street · {n} El Horreya Street · {n} Al Firdous Road`),
  seaStreets: parts('{n} Corniche Road · {n} Marina Walk'),
};

export const ASIAN: TongueWords = {
  hotel: parts('{name} Hotel · Hotel {name} · {name} House · {name} Inn · {name} Boutique Hotel'),
  home: parts('{name} Residence · {name} Suites · {name} Villas · {name} Serviced Apartments'),
  grand: parts('The {name} · {name} Palace · {name} Resort & Spa'),
  sea: parts('{name} Beach Resort · {name} Bay · {name} Sands'),
  names: parts(`Lotus · Frangipani · Jasmine Court · Banyan Gate · Orchid Garden · Champa · Tamarind
    Sandalwood · Lemongrass · Bamboo Grove · Peacock · Teak · Silk Lantern · Mango Tree · Ylang
    White Elephant Court · Pandan · Cinnamon Court · Moonflower · Golden Bell`),
  seaNames: parts('Coral Garden · Manta · Seashell · Coconut Grove · Lagoon · Pearl · Sea Breeze'),
  townNames: parts('Lantern Street · Emerald Court · Merchant Row · Old Bridge · Tea House'),
  hillNames: parts('Tea Garden · Cloud Forest · Misty Ridge · Waterfall'),
  streets: parts(`{n} Temple Road · {n} Market Street · {n} Lotus Road · {n} Station Road
    {n} Garden Road · {n} Banyan Street · {n} Palm Road`),
  seaStreets: parts('{n} Beach Road · {n} Harbour Road'),
};

export const AFRICAN: TongueWords = {
  hotel: parts('{name} Lodge · {name} Hotel · Hotel {name} · {name} House · {name} Inn'),
  home: parts('{name} Villas · {name} Suites · {name} Cottages'),
  grand: parts('The {name} · {name} Manor · {name} Resort & Spa'),
  sea: parts('{name} Beach · {name} Bay · {name} Sands'),
  names: parts(`Baobab · Acacia · Jacaranda · Hornbill · Kudu · Zuri · Amani · Mbuyu · Kingfisher
    Protea · Weaverbird · Tamarind · Mwanga · Sunbird · Karibu`),
  seaNames: parts('Dhow · Bahari · Coral Reef · Kasa · Pwani · Pelican · Mangrove'),
  townNames: parts('Old Post · Spice Merchant · Lantern'),
  hillNames: parts('Ridge · Escarpment · Fynbos'),
  streets: parts(`{n} Independence Avenue · {n} Baobab Road · {n} Market Street · {n} Acacia Road
    {n} Church Street · {n} Jacaranda Avenue`),
  seaStreets: parts('{n} Beach Road · {n} Ocean Road'),
};

export const TROPICAL: TongueWords = {
  hotel: parts('{name} Hotel · Hotel {name} · {name} House · {name} Inn · {name} Club'),
  home: parts('{name} Suites · {name} Villas · {name} Apartments · {name} Cottages'),
  grand: parts('The {name} · {name} Resort & Spa · {name} Great House'),
  sea: parts('{name} Beach · {name} Bay · {name} Sands'),
  names: parts(`Bougainvillea · Tamarind · Hummingbird · Hibiscus · Mango Walk · Calabash · Nutmeg
    Poinciana · Cane Mill · Almond Tree · Breadfruit · Mahogany · Allamanda · Cocoa House
    Royal Palm · Flamboyant`),
  seaNames: parts(
    'Trade Winds · Coral Sands · Pelican · Coconut Grove · Windward · Conch · Turtle',
  ),
  townNames: parts('Careenage · Lantern'),
  hillNames: parts('Rainforest · Ridge · Waterfall'),
  streets: parts(`{n} Church Street · {n} Hibiscus Road · {n} Main Street · {n} Mahogany Avenue
    {n} Cane Road · {n} Market Street`),
  seaStreets: parts('{n} Bay Street · {n} Coast Road · {n} Harbour Road'),
};
