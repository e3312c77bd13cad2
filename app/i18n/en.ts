import { enAboutWords } from "./en/about.ts";
import { enAccessibilityWords } from "./en/accessibility.ts";
import { enAccountWords } from "./en/account.ts";
import { enAdvertiserWords } from "./en/advertisers.ts";
import { enAmountWords } from "./en/amounts.ts";
import { enBudgetCalculatorWords } from "./en/budget-calculator.ts";
import { enBudgetWords } from "./en/budget.ts";
import { enAlertWords } from "./en/alerts.ts";
import { enCardPictureWords } from "./en/card-pictures.ts";
import { enCardWords } from "./en/card.ts";
import { enCommuneFieldWords } from "./en/commune-field.ts";
import { enCompareWords } from "./en/compare.ts";
import { enComparisonWords } from "./en/comparison.ts";
import { enContactBarWords } from "./en/contact-bar.ts";
import { enContactFormWords } from "./en/contact-form.ts";
import { enContactWords } from "./en/contact.ts";
import { enDashboardWords } from "./en/dashboard.ts";
import { enErrorWords } from "./en/errors.ts";
import { enFavouriteWords } from "./en/favourites.ts";
import { enFieldWords } from "./en/field.ts";
import { enGoneListingWords } from "./en/gone-listing.ts";
import { enHomeWords } from "./en/home.ts";
import { enLastSearchWords } from "./en/last-search.ts";
import { enLayoutWords } from "./en/layout.ts";
import { enListingDetailsWords } from "./en/listing-details.ts";
import { enListingWords } from "./en/listings.ts";
import { enMapWords } from "./en/map.ts";
import { enMarketWords } from "./en/market.ts";
import { enMoveInWords } from "./en/move-in.ts";
import { enOwnListingWords } from "./en/own-listing.ts";
import { enPaginationWords } from "./en/pagination.ts";
import { enPlaceFieldWords } from "./en/place-field.ts";
import { enPlaceRowWords } from "./en/place-row.ts";
import { enPlacingWords } from "./en/placing.ts";
import { enPriceHistoryWords } from "./en/price-history.ts";
import { enPrivacyWords } from "./en/privacy.ts";
import { enProfileWords } from "./en/profile.ts";
import { enOfflineWords } from "./en/offline.ts";
import { enPhotoViewerWords } from "./en/photo-viewer.ts";
import { enPhotoWords } from "./en/photos.ts";
import { enPropertyWords } from "./en/property.ts";
import { enPublishFieldWords } from "./en/publish-fields.ts";
import { enPublishProblemWords } from "./en/publish-problems.ts";
import { enPublicationWords } from "./en/publications.ts";
import { enPublishWords } from "./en/publish.ts";
import { enRecentlySeenWords } from "./en/recently-seen.ts";
import { enRequestWords } from "./en/requests.ts";
import { enSceneWords } from "./en/scenes.ts";
import { enSearchEmptyWords } from "./en/search-empty.ts";
import { enSearchFilterPanelWords } from "./en/search-filter-panels.ts";
import { enSearchFilterWords } from "./en/search-filters.ts";
import { enSearchMapWords } from "./en/search-map.ts";
import { enSearchPlaceWords } from "./en/search-places.ts";
import { enSearchSentenceWords } from "./en/search-sentence.ts";
import { enSearchProblemWords } from "./en/search-problems.ts";
import { enSearchWords } from "./en/search.ts";
import { enSearchTrailWords } from "./en/search-trail.ts";
import { enSheetWords } from "./en/sheet.ts";
import { enWorkspaceWords } from "./en/workspace.ts";
import { aboutWords } from "./fr/about.ts";
import { accessibilityWords } from "./fr/accessibility.ts";
import { accountWords } from "./fr/account.ts";
import { advertiserWords } from "./fr/advertisers.ts";
import { amountWords } from "./fr/amounts.ts";
import { budgetCalculatorWords } from "./fr/budget-calculator.ts";
import { budgetWords } from "./fr/budget.ts";
import { alertWords } from "./fr/alerts.ts";
import { cardPictureWords } from "./fr/card-pictures.ts";
import { cardWords } from "./fr/card.ts";
import { communeFieldWords } from "./fr/commune-field.ts";
import { compareWords } from "./fr/compare.ts";
import { comparisonWords } from "./fr/comparison.ts";
import { contactBarWords } from "./fr/contact-bar.ts";
import { contactFormWords } from "./fr/contact-form.ts";
import { contactWords } from "./fr/contact.ts";
import { dashboardWords } from "./fr/dashboard.ts";
import { errorWords } from "./fr/errors.ts";
import { favouriteWords } from "./fr/favourites.ts";
import { fieldWords } from "./fr/field.ts";
import { goneListingWords } from "./fr/gone-listing.ts";
import { homeWords } from "./fr/home.ts";
import { lastSearchWords } from "./fr/last-search.ts";
import { layoutWords } from "./fr/layout.ts";
import { listingDetailsWords } from "./fr/listing-details.ts";
import { listingWords } from "./fr/listings.ts";
import { mapWords } from "./fr/map.ts";
import { marketWords } from "./fr/market.ts";
import { moveInWords } from "./fr/move-in.ts";
import { ownListingWords } from "./fr/own-listing.ts";
import { offlineWords } from "./fr/offline.ts";
import { paginationWords } from "./fr/pagination.ts";
import { placeFieldWords } from "./fr/place-field.ts";
import { placeRowWords } from "./fr/place-row.ts";
import { placingWords } from "./fr/placing.ts";
import { priceHistoryWords } from "./fr/price-history.ts";
import { privacyWords } from "./fr/privacy.ts";
import { profileWords } from "./fr/profile.ts";
import { photoViewerWords } from "./fr/photo-viewer.ts";
import { photoWords } from "./fr/photos.ts";
import { propertyWords } from "./fr/property.ts";
import { publishFieldWords } from "./fr/publish-fields.ts";
import { publishProblemWords } from "./fr/publish-problems.ts";
import { publicationWords } from "./fr/publications.ts";
import { publishWords } from "./fr/publish.ts";
import { recentlySeenWords } from "./fr/recently-seen.ts";
import { requestWords } from "./fr/requests.ts";
import { sceneWords } from "./fr/scenes.ts";
import { searchEmptyWords } from "./fr/search-empty.ts";
import { searchFilterPanelWords } from "./fr/search-filter-panels.ts";
import { searchFilterWords } from "./fr/search-filters.ts";
import { searchMapWords } from "./fr/search-map.ts";
import { searchPlaceWords } from "./fr/search-places.ts";
import { searchSentenceWords } from "./fr/search-sentence.ts";
import { searchProblemWords } from "./fr/search-problems.ts";
import { searchWords } from "./fr/search.ts";
import { searchTrailWords } from "./fr/search-trail.ts";
import { sheetWords } from "./fr/sheet.ts";
import { workspaceWords } from "./fr/workspace.ts";
import type { Catalogue, Translation } from "./words.ts";

// Each translation has its catalogue's type: another shape does not compile.
const translation = <Texts>({ name }: Catalogue<string, Texts>, texts: NoInfer<Texts>): [string, Texts] => [
  name,
  texts,
];

/** English, for the areas of the site that offer it. Loaded on demand. */
export const english: Translation = Object.fromEntries([
  translation(aboutWords, enAboutWords),
  translation(accessibilityWords, enAccessibilityWords),
  translation(accountWords, enAccountWords),
  translation(advertiserWords, enAdvertiserWords),
  translation(amountWords, enAmountWords),
  translation(budgetCalculatorWords, enBudgetCalculatorWords),
  translation(budgetWords, enBudgetWords),
  translation(alertWords, enAlertWords),
  translation(cardPictureWords, enCardPictureWords),
  translation(cardWords, enCardWords),
  translation(communeFieldWords, enCommuneFieldWords),
  translation(compareWords, enCompareWords),
  translation(comparisonWords, enComparisonWords),
  translation(contactBarWords, enContactBarWords),
  translation(contactFormWords, enContactFormWords),
  translation(contactWords, enContactWords),
  translation(dashboardWords, enDashboardWords),
  translation(errorWords, enErrorWords),
  translation(favouriteWords, enFavouriteWords),
  translation(fieldWords, enFieldWords),
  translation(goneListingWords, enGoneListingWords),
  translation(homeWords, enHomeWords),
  translation(lastSearchWords, enLastSearchWords),
  translation(layoutWords, enLayoutWords),
  translation(listingDetailsWords, enListingDetailsWords),
  translation(listingWords, enListingWords),
  translation(mapWords, enMapWords),
  translation(marketWords, enMarketWords),
  translation(moveInWords, enMoveInWords),
  translation(ownListingWords, enOwnListingWords),
  translation(offlineWords, enOfflineWords),
  translation(paginationWords, enPaginationWords),
  translation(placeFieldWords, enPlaceFieldWords),
  translation(placeRowWords, enPlaceRowWords),
  translation(placingWords, enPlacingWords),
  translation(priceHistoryWords, enPriceHistoryWords),
  translation(privacyWords, enPrivacyWords),
  translation(profileWords, enProfileWords),
  translation(photoViewerWords, enPhotoViewerWords),
  translation(photoWords, enPhotoWords),
  translation(propertyWords, enPropertyWords),
  translation(publishFieldWords, enPublishFieldWords),
  translation(publishProblemWords, enPublishProblemWords),
  translation(publicationWords, enPublicationWords),
  translation(publishWords, enPublishWords),
  translation(recentlySeenWords, enRecentlySeenWords),
  translation(requestWords, enRequestWords),
  translation(sceneWords, enSceneWords),
  translation(searchEmptyWords, enSearchEmptyWords),
  translation(searchFilterPanelWords, enSearchFilterPanelWords),
  translation(searchFilterWords, enSearchFilterWords),
  translation(searchMapWords, enSearchMapWords),
  translation(searchPlaceWords, enSearchPlaceWords),
  translation(searchSentenceWords, enSearchSentenceWords),
  translation(searchProblemWords, enSearchProblemWords),
  translation(searchWords, enSearchWords),
  translation(searchTrailWords, enSearchTrailWords),
  translation(sheetWords, enSheetWords),
  translation(workspaceWords, enWorkspaceWords),
]);
