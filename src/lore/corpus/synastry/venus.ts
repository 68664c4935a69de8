import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Venus, and what it meets in your partner. */
export const venusSynastry: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Whatever {partner} is proudest of, your eye finds it first{ref}, from the good jacket to the bad pun told well.',
          'Admiring comes easily here.',
          'Say one kind thing this week about a matter {partner} has not polished.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A shirt held up in a store gets its answer from your face{ref}, and {partner} buys it or hangs it back.',
          'That is much power for one raised eyebrow.',
          'Let a color come home sometimes that you would never have picked.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          "At parties {partner}'s stories have their best listener in you{ref}.",
          'The glass is refilled, the punch line has room, and nobody minds hearing it again.',
          'On the way home, ask for the one that was not told.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Presents between you rarely miss{ref}.',
          'A pen of the right weight, a ticket for the small hall: you see what suits {partner}, and finding it costs little trouble.',
          'Wrap the next one on an ordinary Wednesday.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Compliments land beside the plate{ref}.',
          'You praise the curtains when {partner} hoped to hear about the speech, and both of you go quiet over dessert.',
          'Ask what today was meant to be seen for, and praise that.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Smoothing things over is your way of being fond{ref}, and {partner}, who has just taken a stand, feels ironed.',
          'Leave one crease.',
          "Agree out loud where you do agree, and let the rest be somebody's opinion.",
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          'Soup in the good bowls{ref}: what pleases you and what calms {partner} can be cooked in one pot.',
          'On tired evenings neither of you needs to explain much.',
          'Set the table even when it is only toast.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "In any other home {partner}'s old blanket would have gone to the thrift store{ref}.",
          'Yours has it folded over the best chair, since you understood at once what it has seen.',
          'Tell {partner} that you noticed.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          'Tenderness finds the tired spot{ref}: a hand on the neck, the lamp turned down, the tea put where {partner} can reach it.',
          'Nothing was asked.',
          'Now and then, mention what you would like within your own reach.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Sundays without a plan suit the two of you{ref}.',
          '{partner} sinks into the quiet corner, and you make it lovelier by a branch in a jar.',
          'Leave an hour in which nobody has to be good company.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'When {partner} is near tears, you reach for something nice{ref}: flowers, a film, a table by the window.',
          'The feeling wanted a chair and got a bouquet.',
          'Sit down first, and bring the pretty thing tomorrow.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'The chipped mug offends you and consoles {partner}{ref}.',
          'Taste and comfort share one shelf, and each thinks the other is being difficult.',
          'Give the mug a hook of its own, and choose the next four cups together.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "If phones were shoeboxes, you would keep {partner}'s messages with a ribbon around them{ref}.",
          'The wit charms you, and your pleasure makes it wittier.',
          'Copy one exchange by hand before the next update swallows it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "One joke of {partner}'s at the bus stop can make your whole morning pretty{ref}.",
          'What is said between you tends to be said well.',
          'Give the dull sentence about the rent a little of that care too.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'Even the grocery list gets a drawing in the margin{ref}.',
          '{partner} supplies the words, you supply the charm, and errands come back as small comedies.',
          'Put one honest wish on it, between the rice and the soap.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A disagreement with {partner} keeps its manners{ref}.',
          'You find the kind phrase, the argument finds its point, and by the second cup a third option stands on the napkin.',
          'Save that napkin for a harder day.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Politeness is what you offer, and accuracy is what {partner} asked for{ref}.',
          "'It was lovely' gets a follow-up question.",
          'Give one true detail, even the overcooked rice, and the praise around it will be believed.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Teasing goes in deeper than {partner} meant it to{ref}, above all when it concerns your taste.',
          'The joke about the lamp is still in you a month later.',
          'Mention it while it is small, and without a smile.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'money',
        sentences: [
          'Two hands on the same bowl at the flea market{ref}: you and {partner} want alike and spend alike.',
          'It makes for a beautiful shelf and an empty envelope.',
          'Decide before you set out who will be the sensible one.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Being courteous comes so easily with {partner}{ref} that an unpleasant word can wait for months at the door.',
          'Sweet on sweet needs some salt.',
          'Name one thing you would rather not do, and then cut the cake.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'Guests linger{ref}, since you and {partner} make a room agreeable from two ends, with music here and olives there.',
          'No one has to host alone.',
          'Afterward leave the dishes and compare who was lovely tonight.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A scarf of yours looks right on {partner}, and the borrowed book returns with a pressed flower{ref}.',
          'Likings differ just enough to be interesting.',
          'Trade favorites for a week: a song, a soap, a street to walk home by.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'Beige or green can take an afternoon{ref}.',
          'You know what is beautiful and so does {partner}, and the catalog lies open between two certainties.',
          'Divide the walls fairly, then look at the other half until something in it pleases you.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Fondness is paid here in two currencies{ref}: you wrap something small, {partner} clears a whole Saturday, and each counts in the wrong coin.',
          'Ask which gesture of last week felt warm.',
          "The answer may be one you hadn't counted.",
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'love',
        sentences: [
          "Charm on your side, drive on {partner}'s{ref}: in the hallway they bump into each other and laugh.",
          'Things go fast from there.',
          'Slow the second half of the evening down by one song, and enjoy being wanted.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'While you arrange the herbs, {partner} already has the pan smoking{ref}.',
          'Grace and appetite cook at one stove, and the result gets eaten standing up.',
          'Light the candle before the knife comes out, so there is something to sit down for.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Shelves get built in this company{ref}: you know where they would look right, and {partner} has the drill in hand.',
          'Praise travels one way and effort the other.',
          'Hold the level, and say when it is straight.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Dancing shows it best{ref}, or carrying a sofa up the stairs.',
          '{partner} sets the force and you the grace, and corners are taken without a word.',
          'Say yes to the next thing that has to be moved.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'A slammed drawer takes away your appetite{ref}.',
          'For {partner} the matter is over with the bang, while your evening has a stain on it.',
          "Say 'softer, and I'll listen' at once, before you turn charming and cool.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Being hurried toward a pleasure spoils some of it for you{ref}.',
          '{partner} wants to go now, and you were still deciding whether the evening deserves the good shoes.',
          'Name the minute by which you will know, and keep to it.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'money',
        sentences: [
          'Dessert turns into two desserts{ref}.',
          "Your sense of what is delicious meets {partner}'s conviction that there is enough, and the larger bottle is ordered.",
          'Choose one luxury a month on purpose, and let it be enormous.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Soon everyone is invited{ref}.',
          'You pick the place for its lamps, and {partner} has asked nine people by noon.',
          'Enjoy the long table, then keep one evening for a small one where you can hear each other chew.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Kindness earns interest here{ref}: you give {partner} a small pleasure, and back comes a picnic.',
          'Neither of you keeps the receipt.',
          'Thank once in detail, naming the peach, the blanket and the long way home.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'With {partner} beside you, the lovely impractical course sounds possible{ref}.',
          'Pottery, Portuguese, a choir: someone believes that what you enjoy is worth doing.',
          'Enroll in one of them, and leave the other brochures on the train.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          'Generosity comes in two sizes{ref}.',
          '{partner} orders for the whole table where you would have chosen one perfect pear, and too much of a nice thing makes you polite.',
          'Ask for the small portion while the menu is open.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "A promise of {partner}'s is handed over like a big hamper{ref}, and you fall for the ribbon.",
          'When half of it turns out to be straw, nobody lied.',
          'Settle on one item with a date, and let the rest be good cheer.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Affection learns to keep hours{ref}.',
          'You warm what is stiff in {partner}, and in return your fondness gets a line in the calendar, Thursdays at seven.',
          'An errand done on time may be a love letter, so thank the errand.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Few things, and good ones, is the rule above your door{ref}.',
          'You see what is beautiful, {partner} sees what will stand in ten years, and the chair you agree on outlives the discussion.',
          'Buy the next one slowly.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Taste has a bookkeeper in this pair{ref}.',
          '{partner} works out what the blue tiles cost, you know why they are worth it, and the sum comes out.',
          'Show your sketch early, while the numbers are still friendly.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Charm from you, punctuality from {partner}{ref}: the card is pretty, and it is mailed in time.',
          'Fondness like that gains by repetition.',
          'Start something that only works every month, a lunch or a jar for coins.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Praise comes late from {partner}, and in small change{ref}.',
          'You held up something lovely and heard about the price, or the hour.',
          'Ask for the warm sentence directly, then listen to the worry that stood in its way.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "'Do we need it?' is a fair question and a cold draft{ref}.",
          'What delights you has to show its papers to {partner}.',
          'Prepare two reasons for the flowers, and keep a sum in your pocket that answers to nobody.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Boredom has no key to this door{ref}.',
          '{partner} cancels dinner, turns up at breakfast with a kite, and something in you sits up.',
          'Keep a few pleasures ready that can be had at short notice, good walking shoes among them.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Since {partner} came along, your taste has been rearranged overnight{ref}: orange seems possible, and music without a tune.',
          'The old likings are only in the closet.',
          'Hang one faded picture beside the new lamp and see who blinks.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Freedom and fondness hang on one key ring{ref}.',
          '{partner} is gone for a week, returns with a story, and you find you like the story better than a daily call.',
          'Say so, since few people are liked well at that distance.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Odd friends come along in {partner}'s wake{ref}, the one with the bees, the one who tunes pianos, and you make each feel well dressed.",
          'Ask the strangest back, and cook the dish you know by heart.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'By Tuesday you had laid the table in your mind{ref}, and on Friday {partner} would rather drive to the lake.',
          'The salad takes it personally.',
          'Agree on one evening that stays put, and leave another without any plan.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Just when the evening turns sweet, {partner} opens a window{ref}.',
          'What looks to you like coolness is a need for air.',
          'Let an hour go by without asking, read something, and see who comes to sit beside you.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'memory',
        sentences: [
          "Old films, fog on a windowpane, a song without words{ref}: beside {partner} you grow fond of things that can't be held.",
          'Half of it may be your own invention.',
          'Keep one photograph in which nobody looks mysterious.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'A halo is a kind of lampshade{ref}, and you made a fine one for {partner}.',
          'Everyone looks lovely under it.',
          'Let some kitchen light in now and then, ask about the cold or the laundry, and be fond of that too.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'solitude',
        sentences: [
          'Side by side in a museum, hardly a word is missing{ref}: {partner} dreams, and you find the bench with the best view.',
          'Go once without the audio guide.',
          'Afterward tell each other about a single picture.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Kindness runs without a meter between you{ref}.',
          '{partner} feels for the stray and the stranger, and you find the right bowl for their soup.',
          'Put an hour or a sum aside for it, so that giving stays a pleasure.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          'Who paid for the tickets has become foggy{ref}.',
          '{partner} meant to, you were too well mannered to ask, and some of the sweetness leaked away.',
          'Write the figures on the fridge, kindly and in pencil, where both can read them.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "'Maybe' is a pretty word in {partner}'s mouth{ref}, and you furnish it at once, curtains included.",
          'Then Saturday comes without an answer.',
          'Ask for a plain yes or no to something small, and decorate only the yes.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Light conversation has a cellar door in it{ref}.',
          'You offer {partner} something charming, and a minute later the subject is the hardest year.',
          'Go down when you like, and have a tray of something sweet waiting for when you come back up.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'What is it worth to you{ref}?',
          'Near {partner} that question gets under every gift and every favor, until only the real likings are left.',
          'Give away one handsome thing that you kept only for show.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Liking goes deeper in this company{ref}.',
          '{partner} sees what a pretty choice is for, underneath, and you make the depths pleasant to sit in.',
          'Bring the picture, the offer or the apology you are unsure of, and look at it together.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A drawer {partner} never opens for guests stands open to you{ref}.',
          "You didn't pry, you admired the handle.",
          'Touch what lies in it with clean hands, and someday lay a secret of the same weight beside it.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Sulking is met by a heavier silence{ref}.',
          'You withdraw your smile, {partner} withdraws the whole floor, and both wait to be chosen.',
          'Whoever can bear it better goes first, with one plain sentence and a plate of something.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Being nice to everyone is simply how you buy bread{ref}.',
          '{partner} weighs each smile and asks what it meant.',
          'Answer once, fully and kindly, then go on being friendly at the counter, now and then with {partner} beside you.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          'The way {partner} comes through a door pleases you{ref}, coat half off, hair full of weather.',
          'Looking is already a form of affection here.',
          'Say what you see while it stands in front of you, without improving it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'In photographs {partner} looks better for standing next to you{ref}.',
          'Something in your manner turns a shoulder to the light.',
          'Be the first to like the old picture too, the one with the unlucky haircut.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          "Before you knew the surname you liked {partner}'s pace on the stairs{ref}.",
          'A shared sidewalk still puts most things right.',
          'Take the longer way to the grocery store, and let talk come or stay away.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A collar straightened in passing, a hat lent at the door{ref}: your taste sits well on {partner}, and nobody feels corrected.',
          'Offer, and wait for the nod.',
          'Then ask which of your own sweaters should retire.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          "On the way out you look at {partner}'s shoes a second too long{ref}.",
          'Nothing was said, and it was heard.',
          'Find the thing that looks good and name it, or hold the coat and admire the stairwell.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Bluntness at the door puts your ease to the test{ref}.',
          '{partner} starts before hello, where you would begin with a glass of water and something nice.',
          'Invent one greeting, short enough for {partner} and warm enough for you.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Success suits {partner}, and you would have noticed without the title{ref}.',
          'Your taste finds its way onto the business card, the shop window, the tie for the big day.',
          'Ask whether advice is wanted before the color is chosen.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "At work dinners you are {partner}'s best argument{ref}: colleagues remember the one who laughed at the right moment and knew about peonies.",
          "Enjoy it, and keep one evening a month in which nobody's name is being made.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'When {partner} weighs an offer, you ask whether the days will be pleasant{ref}.',
          'That line is missing from the spreadsheet.',
          'Put it in early, and then help to find a decent chair for whatever is chosen.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Recommending {partner} comes naturally to you{ref}, over cake, without a plan behind it.',
          'People hear that you mean it.',
          'Learn the correct job title, so that the kind word can be passed on in working order.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Dinner was for seven, and at eight {partner} is still answering mail{ref}.',
          'You feel weighed against an ambition and found decorative.',
          'Say which two evenings matter, and let the other five belong to the work without a sigh.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'A diploma or a balcony{ref}: {partner} saves for what carries a name, you for what makes the evening lovely.',
          'Both are good uses of money.',
          'Put the two sums on one sheet, and see how small the balcony is.',
        ],
      },
    ],
  },
}
