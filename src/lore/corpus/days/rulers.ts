/** Why a contact with the ruler of the Ascendant is felt strongly, after "Mars rules your Aries Ascendant, so ". */
export const chartRulerClauses: Record<'eases' | 'presses', readonly string[]> = {
  eases: [
    'you feel its good days in everything else you do',
    'its good days show on you before you say a word',
    'what does it good does more for you than for most people',
    'you get more from its easy days than other people do',
    'people can see the difference in you when it has an easy day',
    'its good hours last longer with you than they would with others',
    'a good hour for it puts you in a better mood about everything else',
  ],
  presses: [
    'you feel pressure on it more than most people would',
    'pressure on it is hard for you to shrug off',
    'what weighs on it gets into everything else you do',
    'what is hard on it stays with you longer than it would with others',
    'people see its hard days in your face before you speak',
    'a hard hour for it can color the rest of your day',
    'a hard hour for it is a hard hour for you',
  ],
}

/** Why a new or full Moon is felt strongly where the Moon rules the Ascendant, after "The Moon rules your Cancer Ascendant, so ". */
export const rulingMoonClauses: Record<'new' | 'full', readonly string[]> = {
  new: [
    'what begins under it tends to begin with you',
    'you feel a fresh start before you can give a reason for it',
    'a beginning like this one is felt in everything you do',
    'you start over more readily than most people do at such a time',
  ],
  full: [
    'your face gives the news before you do',
    'people can see how you are before you have said a word',
    'you feel a week like this one more than most people do',
    'what comes to a head shows on you first',
  ],
}

/** What it means that the ruler of the Ascendant stops, after "Saturn rules your Capricorn Ascendant, so ". */
export const rulingStationClauses: readonly string[] = [
  'you feel its turns in most of what you do',
  'a change in its course is a change in yours',
  'you notice its turns sooner than other people do',
  'what it stops or lets go concerns you first',
]
