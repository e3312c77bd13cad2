/** First names and family names of people in France, of varied origin. */
export const womenNames = [
  "Camille", "Louise", "Jeanne", "Inès", "Sarah", "Nadia", "Fatou", "Mei", "Yasmine", "Hélène", "Élodie", "Chloé", "Aïcha", "Margaux",
  "Clémence", "Solène", "Manon", "Leïla", "Anaïs", "Agathe", "Mathilde", "Sofia", "Awa", "Ana", "Maïwenn", "Léonie", "Farah", "Estelle",
  "Rose", "Thi-Mai", "Victoire", "Amina", "Céline", "Justine", "Irina", "Noémie", "Salomé", "Marguerite", "Assia", "Pauline",
] as const;

export const menNames = [
  "Antoine", "Karim", "Mathieu", "Thomas", "Moussa", "Julien", "Hugo", "Baptiste", "Sami", "Paul", "Étienne", "Rémi", "Olivier", "Diego",
  "Youssef", "Gaël", "Loïc", "Bruno", "Benoît", "Tuan", "Pierre", "Mehdi", "Aurélien", "Ibrahim", "Vincent", "Marco", "Yann", "Nicolas",
  "Rachid", "Simon", "Cheikh", "Clément", "João", "Adrien", "Léo", "Bastien", "Ousmane", "Gabriel", "Cédric", "Malik",
] as const;

export const familyNames = [
  "Martin", "Bernard", "Lefèvre", "Moreau", "Garcia", "Benali", "Diallo", "Nguyen", "Roux", "Fontaine", "Chevalier", "Lambert", "Da Silva",
  "Haddad", "Le Goff", "Perrin", "Marchand", "Traoré", "Masson", "Girard", "Kaya", "Dupuis", "Rousseau", "Vidal", "Morel", "Cohen",
  "Guérin", "Lopez", "Barbier", "Schmitt", "Kerbrat", "Etcheverry", "Colonna", "Picard", "Renaud", "Amrani", "Boyer", "Leclerc", "Robin",
  "Marty", "Petit", "Durand", "Mercier", "Blanc", "Faure", "André", "Gauthier", "Muller", "Rodrigues", "Belkacem", "Sissoko", "Tran",
  "Ferrari", "Kowalski", "Bouchard", "Pons", "Castel", "Delmas", "Vasseur", "Lemaire", "Caron", "Meunier", "Brun", "Giraud", "Arnaud",
  "Rivière", "Aubert", "Charpentier", "Prigent", "Le Roux", "Klein", "Weber", "Hoarau", "Payet", "Césaire", "Bellance", "Santoni",
  "Ibarra", "Ramos", "Costa", "Mansouri", "Cherif", "N’Diaye", "Keïta", "Chen", "Pham", "Popescu", "Marinetti", "Sanchez", "Levasseur",
  "Tessier", "Besson", "Humbert", "Pelletier", "Chauvin", "Collet", "Berthelot", "Maillard", "Joubert", "Carpentier",
] as const;

const agencyNames = [
  "Clé de Voûte", "Le Perron", "Maison Claire", "Place du Marché", "La Lucarne", "Le Bon Seuil", "Tournesol", "Les Deux Rives", "L’Ardoise",
  "Horizon Bleu", "Pierre et Jardin", "Le Belvédère", "Grand Large", "La Treille", "Quatre Saisons", "L’Escalier", "La Girouette",
  "Vieux Pressoir", "Le Fil à Plomb", "Carré de Ciel", "La Marelle", "Côté Cour", "Pas de Porte", "La Boussole", "Les Volets Bleus",
  "Rive Droite", "Le Lavoir", "Belle Étoile", "La Tonnelle", "Point Cardinal", "Hirondelle", "Le Cadran", "Plein Jour", "La Ruche",
] as const;
const agencyForms = ["Immobilier", "Transactions", "Habitat", "Conseil immobilier"] as const;

export const agencyParts = { names: agencyNames, forms: agencyForms };
