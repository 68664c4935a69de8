import type { House } from '../../house.ts'
import type { DescribedBody } from '../../natal-entries.ts'
import type { Wording } from '../../wording.ts'

/** Your bodies in your partner's houses: what you bring into each field of their life. */
export const yourHouseOverlays: Record<DescribedBody, Record<House, Wording[]>> = {
  sun: {
    1: [
      {
        view: 'crowd',
        sentences: [
          'Next to you {partner} gets taller in doorways{ref}, since your way of being somebody makes it look permitted.',
          'Introduce them by something they are good at, and move half a pace out of the light.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{partner} dresses with a touch more courage when you are expected{ref}.',
          'You shine on their face like a desk lamp, so turn it toward what they like about themselves, and mention the scarf.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Hold firm, you tell {partner} at the flea market{ref}, and the old typewriter goes for what it is worth.',
          'Bring the same bright certainty to their next pay talk, and let them name the figure.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Pride in what {partner} owns and can do comes naturally to you{ref}, and makes the tool shed look like a museum.',
          'Admire something there that cost them effort, and ask to be shown how it works.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          "Your presence gives {partner}'s daily talk a headline{ref}, and they come to you with the story before it has cooled.",
          'Ask a second question before you add your own tale.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Among neighbors and siblings you make {partner} visible{ref}, repeating what they said until the table hears it.',
          'Quote them correctly, with their pauses, and let them tell the ending.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "Shoes off, you still fill {partner}'s kitchen like a noon window{ref}.",
          'Ask where the mugs have always stood before you find a better place, and be at your brightest over the dishes.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "Old family stories of {partner}'s come into daylight when you sit among the cushions and ask who everyone was{ref}.",
          'Listen to the quiet ones as well, with your own story kept back.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          '{partner} plays bolder with you in the front row{ref}, singing higher, joking worse, putting a name under the painting.',
          'Clap where it was brave, and now and then be the one who fetches the chairs.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Paper hats come out because you insist that {partner} have fun in your company{ref}.',
          'Let them choose the amusement next time, however small, and be wholehearted about marbles or a slow round of cards.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          "When you stop by, {partner}'s backlog gets sorted{ref}, since nobody likes to be dull in front of you.",
          'Praise the finished pile by name, and leave the unfinished one its privacy.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "{partner}'s walking shoes see more of the road because you make health look like self-respect{ref}.",
          'Go along at their speed for a week, and keep your own record to yourself.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          'Definite, warm, easy to argue with: you are who {partner} sees when looking up from the plate{ref}.',
          'Leave a gap after your sentences, so the other half of the talk can move in.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Since you know what you want, {partner} discovers by contrast what they want{ref}.',
          'State your wish as one of two, draw the other chair closer, and wait until it is filled.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'Who pays, who owes, whose name is on it{ref}: you ask aloud what {partner} has only calculated at night.',
          'Do it by daylight, offering your own figures first, and let them count twice.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "In {partner}'s guarded rooms you are a bright guest{ref}, and some of what stands there was never meant to be lit.",
          'Knock, stay near the door, and thank them for whatever you are shown.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          'Because you are so plainly yourself, {partner} begins to ask what they believe{ref}.',
          'Bring the map or the book, explain why it matters to you, and be curious when they head for another coast.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The far plan gets a face when {partner} thinks of you{ref}: someone would come to the station and wave.',
          'Tell them you would, gladly and with a flag, and ask what date they have in mind.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          "Your pride in {partner}'s work shows{ref}, and they sit up straighter in meetings you will never attend.",
          'Learn by heart the sentence they would like under their photograph, and quote it when they doubt.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "At a dinner for {partner}'s colleagues you outshine the balloons{ref}, which helps their name as long as you know whose night it is.",
          'Turn one good conversation toward what they have built.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          "Among {partner}'s friends you become a landmark{ref}, the person by whom others find the table.",
          'Learn the history of that circle before you brighten it, beginning with whoever has known them longest.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A wish {partner} has for the world gets a spokesperson in you{ref}, with a carrying voice.',
          'Stand up for it, then hand over the microphone, since the wish was theirs first.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Even when you are away, {partner} leaves a light on for you in their quietest hours{ref}.',
          'Be easy to be silent with: no program, a seat near the door, your brightness turned low.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'It falls to you to notice that {partner} needs rest, and to make it sound honorable{ref}.',
          'Say so once, clearly, take over the phone for an hour, and ask for no report.',
        ],
      },
    ],
  },
  moon: {
    1: [
      {
        view: 'body',
        sentences: [
          "{partner}'s face tells you how the day went before the bag is down{ref}, and your own mood follows it in.",
          "Offer the soup first, then ask, and believe 'nothing' the second time.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'One look at {partner} in the doorway, and your face softens for anyone to see{ref}.',
          'Let them arrive properly, coat off and a drink of water, before you hand over what you felt all day.',
        ],
      },
    ],
    2: [
      {
        view: 'kitchen',
        sentences: [
          'A full pantry is how you say it to {partner}{ref}: beans, candles, the tea they finished last week.',
          'Ask what would make them feel rich this month, and buy only that.',
        ],
      },
      {
        view: 'money',
        sentences: [
          "Your sense of safety has moved in among {partner}'s savings and solid furniture{ref}.",
          'Tell them when a purchase frightens you, early and softly, and admire the chair before you ask its price.',
        ],
      },
    ],
    3: [
      {
        view: 'habit',
        sentences: [
          "'Home safe?' is what you write to {partner}, most evenings, in one form or another{ref}.",
          'Let an answer take its time on the stairs, and keep the longer feelings for a voice.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "{partner}'s childhood street is dear to you, though you never lived there{ref}.",
          'Ask for a walk along it in words, door by door, and find out who lived behind the green one.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "Like a cat that has found the warm tile, you curl up in {partner}'s home{ref}.",
          'Bring your own slippers, wash the pot you cooked in, and ask now and then if the chair is free.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Where {partner} comes from feels like where you come from{ref}, and the sight of their hallway can make you cry a little.',
          'Tell them it is gladness, and help carry the groceries up.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Beside {partner} the child in you wants to stay up late{ref}, with shadow puppets and one more story.',
          'Play until you are tired, and say so plainly instead of sulking at the cards.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          "{partner}'s hobbies get fed{ref}: you bring crackers to the rehearsal, and warmth to the poem nobody asked for.",
          'Praise it as it is today, since your feelings about it are heard as the review.',
        ],
      },
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          'Bandages, vitamins, the scarf by the door: you look after {partner} in the small print{ref}.',
          'Ask which of these helps, drop one that does not, and let somebody warm your own cold feet.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Your mood settles on {partner}'s workday like weather on a garden{ref}.",
          'Send the kind message before ten, keep the heavy one for the evening, and trust them with their own lunch.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          'The way a plant turns in its pot, you bend toward {partner}{ref}, and feel it when they look elsewhere.',
          'Say what you need in a whole sentence, and water yourself on the odd days.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Arguments with {partner} go straight to your stomach{ref}.',
          'Ask for a pause with a return time, eat something, and come back with the one feeling you want them to know about.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          '{partner} has secrets, and you feel them in the room like furniture under sheets{ref}.',
          'Sit down among them without lifting a corner, and tell one of your own if it wants to come.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Sharing with {partner} is a feeling before it is a sum{ref}, and you may cry over a phone contract.',
          'Talk about the numbers in the morning, and about the feelings when the kettle has boiled.',
        ],
      },
    ],
    9: [
      {
        view: 'memory',
        sentences: [
          "Your bedtime tales and family proverbs travel in {partner}'s suitcase now{ref}.",
          'Send something to eat along to the far place, and hear how it was before you say that you missed them.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Wherever {partner} wants to go, you would like to know where one sleeps{ref}.',
          'Be the home in their big plan, a blanket and a fixed hour to call, and leave the route to them.',
        ],
      },
    ],
    10: [
      {
        view: 'crowd',
        sentences: [
          "Under {partner}'s public face you sense the tired person{ref}, and you wait with a coat.",
          'Do the comforting on the way home, since a hug in the lobby can undo a tie.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "{partner}'s standing at work is personal to you{ref}, and a cool remark about it keeps you awake.",
          'Give them a soft landing instead of a strategy: supper, slippers, no questions until the plates are empty.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          "A little mothering goes out from you to {partner}'s friends{ref}, who tell you at the sink what they keep from the table.",
          'Keep those confidences, and let the crowd feed you in return for once.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "{partner}'s crowd makes you feel adopted, or else homesick by ten{ref}.",
          'Name it in the hallway without drama, find the one person with a calm voice, and leave before the mood does.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'When {partner} withdraws, your feelings slip under the door after them{ref}.',
          'Call them back, run yourself a bath, and leave a covered plate on the step as the only message.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "Your dreams borrow from {partner}'s unspoken hours{ref}, so that you wake sad about something you were never told.",
          'Offer the dream as a curiosity over toast, and ask for no confirmation.',
        ],
      },
    ],
  },
  mercury: {
    1: [
      {
        view: 'friendship',
        sentences: [
          'Coat, mood, new shoes: your comment is there before {partner} has sat down{ref}, and a nickname is born.',
          'Ask which of the nicknames they like, and retire the other with a short speech.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You put {partner} into words for other people{ref}, and the description arrives before they do.',
          'Ask now and then whether it still fits, and leave out the line they would like to say themselves.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          "'What would you do with it?' is your question about each thing {partner} owns or earns{ref}.",
          'Help them put words on the invoice, and let a treasured object go undiscussed.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Since you began asking, {partner} can say of each thing what it cost and why it stays{ref}.',
          'Spend an afternoon among their belongings without a question, carrying whatever they hand you.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          'Words go between you and {partner} like a ball in a schoolyard{ref}, and their errands get narrated live.',
          'Leave a message unanswered on purpose and tell it better in person.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Whoever talks to {partner} ends up talking to you{ref}, the sister, the man from the copy shop, the neighbor with the keys.',
          'Pass on less than you hear, and pass it on exactly.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "At {partner}'s kitchen table you ask how everyone is related to everyone{ref}.",
          'Write the family tree down on a napkin, misspellings and all, and then be quiet together over what is left of the tea.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "You know {partner}'s childhood better than they do{ref}, by dates, by street names, by who sat where.",
          'Let them tell it wrong for once.',
          'The wrong version may be where the feeling is kept.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Footnotes, riddles, voices, a crossword filled in wrong on purpose: this is how you play with {partner}{ref}.',
          'Let the joke rest long enough for a sincere sentence to come out and play.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "At {partner}'s parties you supply the captions{ref}, and people glance over to see what you will say next.",
          'Hold back a good one, and leave the laugh to the child, the song or the host.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          "Instructions for {partner}'s daily life come easily to you{ref}: which line, which app, which end of the jar.",
          'Offer one a day, and learn their peculiar method well enough to praise it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You keep {partner} company through their chores by talking{ref}, from the other room, about the news and the jar.',
          'Come in and dry a plate.',
          'What you meant to say is shorter from there.',
        ],
      },
    ],
    7: [
      {
        view: 'decision',
        sentences: [
          'What {partner} thinks becomes clearer in conversation with you{ref}, because you say the opposite for practice.',
          'Announce when you are only practicing, and end with the view you would put your name to.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'An argument with you has footnotes, and {partner} may come to it with one bare feeling{ref}.',
          'Put down the transcript.',
          'Say what you have understood of the feeling, and only then who said what.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          "Curiosity takes you to the locked drawers of {partner}'s mind{ref}, with very good questions.",
          'Ask one, stop, and put into words which question you wish somebody would ask you.',
        ],
      },
      {
        view: 'money',
        sentences: [
          "Explained by you, {partner}'s policies, debts and passwords lose their teeth{ref}.",
          'Do it at the table, over tea, and have forgotten the figures by the time you leave.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          "Articles, timetables, words in four alphabets: you supply {partner}'s wanderings with reading{ref}.",
          'Send the one that argues against you, and ask for a postcard with an opinion on it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You ask {partner} what follows from a belief, and what follows from that{ref}.',
          'It sharpens them, and it tires the part of them that simply believes.',
          'Go along once to where they sing it.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          "{partner}'s public sentences pass over your desk{ref}, the speech, the profile, the tactful refusal.",
          'Shorten them without making them yours, and give back the adjective they loved.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "In front of {partner}'s colleagues you tell how they got where they are, and you tell it well{ref}.",
          'Check the story with them first, and keep the best detail for their own lips.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          "In {partner}'s circle nobody knows as much of everyone's news, and half of the nicknames, as you do{ref}.",
          'The same knack can connect two shy people, and it can let a rumor end with you.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "A vague idea of {partner}'s friends leaves your hands as a date, a list and a funny name{ref}.",
          'Let one get-together stay as vague as they like it, and turn up unprepared.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Paper reaches {partner} best{ref}, a page of yours left by the bread or a long message with no question mark.',
          'Allow a day for the answer, since it comes from far in.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You can often say what {partner} has been brooding over before they can{ref}.',
          'Keep the sentence in your pocket for a night or two.',
          'It is worth more to them when they find it on their own floor.',
        ],
      },
    ],
  },
  venus: {
    1: [
      {
        view: 'body',
        sentences: [
          "'That color' is all you say, and {partner} wears it for a year{ref}.",
          'Your liking lands on their skin, so spend it on the laugh, the hands and the gray days, too.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Before {partner} has found the coat hook, you have put in a good word for them{ref}.',
          'Let them stumble charmingly once by themselves, and enjoy it from across the punch bowl.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Through your eyes {partner} sees that the chipped bowl is the lovely one{ref}.',
          'Give them something well made and useful, and learn to like a purchase you would never have made.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "Little presents of yours collect on {partner}'s shelves, a stone, a spoon, a ribbon{ref}.",
          'Ask what they would truly treasure, and save toward that together instead of adding a pebble.',
        ],
      },
    ],
    3: [
      {
        view: 'habit',
        sentences: [
          "Your 'good morning' has changed how {partner} starts on the mail{ref}.",
          'Keep the tone sweet and the content honest, so that a real complaint can travel in the same envelope.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "The sister, the neighbor, the hairdresser: you make friends along {partner}'s whole street, and soften it{ref}.",
          'Walk it with them soon, no errand, and stop for whoever wants to talk.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "Something blooms on {partner}'s windowsill now that you visit{ref}, and the towels match.",
          'Ask before beautifying the corner with the old armchair, because somebody may have been happy in it.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "Some are fond of a face, and you are fond of {partner}'s whole home{ref}.",
          'Say what you like about it, down to the creaking stair, and bring dessert.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          '{partner} falls into play with you as into a warm lake{ref}, and time is mislaid.',
          'Arrange the picnic, wear the good shirt, and let the compliment you keep thinking actually be spoken.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Laughing before the end, you are the best audience {partner}'s nonsense ever had{ref}.",
          'Commission something: a limerick, a cake in the shape of a boat, one dance in the corridor.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          'Daily work gets prettier for {partner} by your doing{ref}: a plant on the desk, lunch in a real bowl.',
          'Ask which drudgery they dislike most, and make it pleasanter by sharing it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "Maintenance is your form of courtship{ref}: you hem {partner}'s trousers, oil the bicycle chain, choose the ripe pears.",
          'Do it in their sight, and ask for a favor in fair exchange.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          'In you {partner} gets a taste of being two{ref}, at a stall, in a tent, over one dessert.',
          'Be pleasant and be clear in the same breath: say which restaurant you want before asking about theirs.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The window seat goes to {partner} again{ref}, because you would trade any view for that smile.',
          'Keep it now and then, say that you want it, and see the smile bear the weight.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'Lending to {partner} feels like flirting with trust{ref}, and you add a ribbon to the spare key.',
          'Put a friendly number on what is shared, so the ribbon can stay decorative.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Masks off, hair wet, temper showing: that is how you like {partner} best{ref}.',
          'Tell them which hidden trait you are fondest of, in a low voice, on an evening that asks nothing else.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          'With you along, {partner} comes to love the foreign market, the chapel, the grammar{ref}.',
          'Pick a place both find beautiful on paper, and learn to order breakfast there.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "Your taste widens {partner}'s map{ref}: a film with subtitles, fish soup, a novel from the other hemisphere.",
          'Offer the next one without selling it, and try what they bring home in return.',
        ],
      },
    ],
    10: [
      {
        view: 'crowd',
        sentences: [
          'Without effort you make {partner} look good where it counts{ref}.',
          'At the next official dinner say one true thing about their work, to the person whose opinion they worry over.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "{partner}'s ambition gets polish from you{ref}, a finer font, a softer opening, flowers for the right desk.",
          'Check that the thing shown is still the thing they made, scratches included.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          "{partner}'s friends claim you as theirs within a season{ref}.",
          "Bring the good cheese, take nobody's side, and let one evening a month happen without you so they can miss your salad.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Harmony is your gift to {partner}'s group{ref}, where two people had stopped speaking over a tent.",
          'Seat them on either side of the cake, and spend your charm on the third who was overlooked.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          "Affection of yours waits outside {partner}'s retreat like a pair of warmed slippers{ref}.",
          'A small lovely thing left there without a card is enough, and the thanks can take until spring.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Fondness for {partner} comes most fluently to you when nothing is said{ref}, folding the blanket, picking the record.',
          'Try it once in words, late, with the volume down, and let the words be plain.',
        ],
      },
    ],
  },
  mars: {
    1: [
      {
        view: 'body',
        sentences: [
          '{partner} walks faster beside you, sometimes to keep up, sometimes to get away from the heat{ref}.',
          'Match their stride to the corner, then ask whether they feel like running.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Your teasing goes for {partner}'s sleeves, hat or bad posture, and it stings sooner than you think{ref}.",
          "Pull the punch by half, and challenge them to something they're good at.",
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          "Earn, sell, insist: you push, and {partner}'s old car is online before dinner{ref}.",
          'Ask first whether it is for sale, and put your shoulder to the one price they want raised.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Whatever {partner} holds on to, you want to put to use{ref}.',
          "Borrow the drill, return it cleaned, and respect the boxes marked 'later', whose owner goes by another clock.",
        ],
      },
    ],
    3: [
      {
        view: 'quarrel',
        sentences: [
          'Fast as a slammed door, your answer reaches {partner} while theirs is still being put into words{ref}.',
          'Count the length of a breath, hear the whole sentence, and then argue as hotly as you like.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Because you press 'send' for two, {partner}'s letters get out of the drafts folder{ref}.",
          'Offer to sit beside them while they do it, with your hands on your own keys.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "In {partner}'s home you start fixing the faucet before you have been offered a seat{ref}.",
          'Sit for one cup of tea, ask what may be moved, and aim the wrench accordingly.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A raised voice in the hallway goes deeper with {partner} than you mean it to{ref}.',
          'Take the heat out to the yard, chop something, and come back in with the reason and clean hands.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Around the kitchen island you chase {partner} with a wet sponge{ref}, more or less, at any age.',
          'Keep the chase fair, with a truce word, and let them hunt you once.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "{partner}'s talent gets pushed onto the stage by you{ref}, with a hand flat between the shoulder blades.",
          "Push in the wings, and stay there holding the water until it's over.",
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          "Sleeves get rolled up in pairs when you visit{ref}, and {partner}'s garage, tax folder and weeds are taken in hand.",
          'Work one hard hour, and leave the broom where they keep it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "Your stopwatch has entered {partner}'s mornings{ref}, and their calves can tell.",
          'Let them pick the sport and the pace this week, and spend what is left over on a hill by yourself.',
        ],
      },
    ],
    7: [
      {
        view: 'quarrel',
        sentences: [
          "{partner} meets a fencer in you{ref}: each 'perhaps' draws a thrust, and each thrust wakes an answer.",
          'Salute first, fight about one thing, and shake hands before changing the subject.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Wanting something from {partner}, you cross the room for it{ref}, and there is no doubt who moved.',
          "Stop at arm's length, say the wish in full, and let their feet do the last step.",
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'Receipts on the table, the joint matter settled now: you push while {partner} still has one hand on the drawer{ref}.',
          'Give them the agenda a day ahead, and keep your voice at reading level.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Closed subjects draw you like a jammed window{ref}, and {partner} feels the shoulder against the frame.',
          'Ease off, oil the hinge with something true about yourself, and try the handle next week.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          'By dawn you would have {partner} on the ferry{ref}, convictions packed, visa or none.',
          'Take over the tickets and the heavy bag, and leave them the choice of shore.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "{partner}'s beliefs make you want to spar{ref}, preferably at dinner and with examples.",
          'Ask how they came by them before the first blow, and read a chapter of what you are attacking.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          "'Call them, ask for it, go in there': yours is the elbow in {partner}'s career{ref}.",
          'Make it one nudge per week, agreed in advance, and leave the victory to them undivided.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'If somebody slights {partner} in public, you are out of your chair first{ref}.',
          'Look over before you speak, wait for the nod, and save your fire for the slight that mattered to them.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          "{partner}'s friends get organized by you, into teams, shifts, a convoy{ref}, and a few of them mutter.",
          'Do the heavy lifting yourself, and let someone slower hold the list.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "For {partner}'s long-term hopes you are the starter motor{ref}, loud and useful on cold mornings.",
          'Turn the key, then sit back, since a group drives better with one pair of hands at the wheel.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          "No nap of {partner}'s is safe from you{ref}: a drill, a question, the dog's leash jingling in the hall.",
          'Wear yourself out elsewhere for two hours, and return with bread and a lowered voice.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Slights that {partner} shrugs off make you furious on their behalf{ref}.',
          'Ask quietly whether any of that anger is theirs, and offer it back in a size they can hold.',
        ],
      },
    ],
  },
  jupiter: {
    1: [
      {
        view: 'body',
        sentences: [
          '{partner} breathes more deeply where you are, shoulders lower, jokes wider{ref}.',
          'Tell them what you think they could be, in one sentence without a superlative, and let them grow into it by the inch.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          "'Order what you like' is your contribution to {partner}'s thrift{ref}.",
          "Be lavish with things that don't show up on a bill: time, appetite, confidence in the worth of their work.",
        ],
      },
    ],
    3: [
      {
        view: 'friendship',
        sentences: [
          "Offhand remarks of {partner}'s belong in print, you think{ref}, and say so on the stairs.",
          'Ask how the story went on, laugh in the right place, and let theirs be the longer one.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "At {partner}'s you turn up with wine for ten and a stranger you met on the train{ref}.",
          'Call ahead, stay for the dishes, and fill the place most by being glad of it.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          "Yes, you say to {partner}'s wildest idea of a good time{ref}, and add elephants.",
          'Check who would have to feed the elephants, then build the small version with all your heart.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          "{partner}'s chores shrink under your good humor{ref}, while your offers of help swell.",
          'Promise one shelf and finish it, with music on, instead of the entire cellar by spring.',
        ],
      },
    ],
    7: [
      {
        view: 'friendship',
        sentences: [
          'Your faith in {partner} is a large umbrella{ref}, held high and sometimes over the wrong puddle.',
          'Ask where the rain bothers them, and let them say no without losing the cover.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'Before the coffee comes you have offered {partner} half of everything{ref}.',
          'Let generosity put something legible on paper, this much and until then, and throw away the tally of favors.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          'Because of you {partner} owns hiking boots and a grammar of Portuguese{ref}.',
          'Keep opening the window on the wide view, and ask at which point they would like to sit down and look.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'To hear you speak, {partner} ought to be running the place{ref}.',
          'Recommend them for the next real opening, with two facts and an address, and let ambition choose its own size.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          "Acquaintances come to {partner} from you by the dozen{ref}, each of them 'exactly your sort'.",
          'Introduce one, stay for ten minutes, and leave the two alone with the olives.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Your trust reaches {partner} like heat through a wall{ref}, even on days when they see nobody.',
          'No plan needs sending, only word that all is well and that they may sleep past the sensible hour.',
        ],
      },
    ],
  },
  saturn: {
    1: [
      {
        view: 'body',
        sentences: [
          'Under your glance {partner} finds a straighter back, and feels the collar{ref}.',
          'The approval you granted in private long ago wants saying aloud, about one visible thing that needs no improving.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Because you ask what it costs to keep, {partner} buys fewer coats and owns better ones{ref}.',
          'Draw up the savings plan with them, and leave a line in it for folly.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          "'Is that certain?' you ask, and {partner}'s story loses its tail{ref}.",
          'Let three inexact sentences pass, then write down the one thing you are going to be relied on for.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'In work gloves, so to speak, you show {partner} your fondness{ref}, checking the locks, the boiler and the lease of their home.',
          'Take the gloves off for supper, and lean back until the chair creaks.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          "{partner}'s fun has a closing time when you are there{ref}, and also a rehearsal schedule that bears fruit.",
          'Lose a game on purpose badly enough that they catch you at it.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          "In {partner}'s daily work you are the handrail{ref}, cool, steady, always at the same height.",
          'Ask what they want held and what they want left alone, and praise the stair they took without you.',
        ],
      },
    ],
    7: [
      {
        view: 'decision',
        sentences: [
          'With you {partner} knows where the line is, and that tomorrow it will be there again{ref}.',
          'Add some slack on purpose: one plan a month that may be changed without a reason.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          "To the cent, you keep your word about what is {partner}'s{ref}, and would rather not be hugged for it.",
          'A small debt of theirs, left open without a date, would be a kindness from you.',
        ],
      },
    ],
    9: [
      {
        view: 'quarrel',
        sentences: [
          "{partner}'s enthusiasm for far places meets your timetable{ref}.",
          'Present the delays as a route instead of a no: these two courses, that saved sum, a winter with the atlas, and then the ship.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'Like a teacher who kept the essay, you hold {partner} to what they said they would become{ref}.',
          'Show them how far they have come, with dates, before you mention what is missing.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          "Jumper cables, a jacket for the rain, home by ten: {partner}'s friends know what they have in you{ref}.",
          'Stay until eleven once, with nothing to fix, and let yourself be teased.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{partner} rests better for knowing you have locked up{ref}, unless your sense of duty sits down on the bed.',
          'Say that nothing is due until noon, and leave the room on tiptoe.',
        ],
      },
    ],
  },
  uranus: {
    1: [
      {
        view: 'body',
        sentences: [
          'Barefoot on wet grass, or blond by evening: such things happen to {partner} around you{ref}.',
          'Suggest the change and hold the towel, and let them keep whatever they were fond of before.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          "{partner}'s steady income makes you think of twelve other ways to live{ref}.",
          "Tell them the best one as a game with numbers, and treat the savings book as somebody's garden.",
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          'Topics switch at the crossing when you talk with {partner}{ref}, who comes home with ideas nobody can trace.',
          'Finish one thought together before the light turns green again.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "Beds change rooms in {partner}'s home after you have stayed over{ref}, and supper may be pancakes.",
          'Ask which fixed point lets them sleep, and protect it as the one thing you leave alone.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Games with you have no rules that {partner} could have read beforehand{ref}.',
          'Turn up with the kite, the wig or the two tickets, and stay a little longer than a firework does.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          "Lunch at three, work on the roof, a different way home: you unhook {partner}'s routine like a train car{ref}.",
          'Couple it up again by evening, and ask which change they would keep.',
        ],
      },
    ],
    7: [
      {
        view: 'decision',
        sentences: [
          "{partner} can't take you for granted, since you might be anywhere{ref}.",
          'Offer one fixed point freely, a weekly call at a set hour, and be as surprising as you please around it.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          "A taboo in {partner}'s life strikes you as a curtain to be pulled{ref}.",
          'Say what you see, lightly, and let the hand on the cord be theirs, along with any decision about shared money.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          "{partner}'s worldview gets an extra window whenever you have been reading{ref}.",
          'Bring the strange idea with its best argument, and ask for the strongest thing to be said for the old one.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'Around you {partner} says the odd plan aloud, the workshop, the sabbatical, the boat{ref}.',
          "Be the one who doesn't laugh, ask how a trial month might look, and leave the resigning to them.",
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          "A draft of cold air with a good story, that is your entrance among {partner}'s friends{ref}.",
          'Shake up one custom, preferably the seating, and respect the song they always close with.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'By an odd word in passing you startle {partner} awake in places they had let go to sleep{ref}.',
          'Go easy on the doorbell, and let the idea you dropped ring by itself.',
        ],
      },
    ],
  },
  neptune: {
    1: [
      {
        view: 'body',
        sentences: [
          'A late light falls on {partner} whenever you look{ref}, flattering and a little false.',
          'Notice the crumbs, the bad joke, the actual shoes, and like those too, so they can leave the picture and sit down.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Near you {partner} forgets what things cost, and for whom they were saving{ref}.',
          'Help with the adding up before you help with the giving, at a table with a lamp.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          '{partner} gets messages from you that could be lyrics{ref}, and still wonders when the train comes in.',
          'Put the platform and the minute in the first line, then sing.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "A tide comes into {partner}'s kitchen with you{ref}: music, incense, someone in tears by the stove.",
          'Mop up afterward, ask whether they wanted company at all, and take the answer literally.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'With you {partner} makes believe, in costumes, rhymes, a language for the cat{ref}.',
          'Say gently when the play is over and what you meant by it, before the candle is out.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          'Lists blur where you lend {partner} a hand{ref}, though the mood improves and the limp plant recovers.',
          'One boring thing finished to the last screw makes room for the tenderness.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{partner} finds in you whatever they long for{ref}, because you bend so kindly toward the wish.',
          'Contradict it now and then with a plain fact about yourself, delivered with a smile.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          "Your sympathy seeps into {partner}'s cellar{ref}, and troubles come up the stairs that were doing well in the dark.",
          'Listen, promise little, and put anything about money in writing.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          'Homesickness for places neither of you has seen is what {partner} catches from you{ref}.',
          'Choose one of those shores, read what the ferry costs, and let the poem and the timetable travel in one pocket.',
        ],
      },
    ],
    10: [
      {
        view: 'crowd',
        sentences: [
          "Nobody believes in {partner}'s calling more mistily and more warmly than you{ref}.",
          'Ask what they do between nine and noon, learn it by heart, and bring your vision to that hour.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          "In {partner}'s circle you attract the lonely, the musical, the ones who forgot their wallet{ref}.",
          'Be kind with a limit you have told yourself beforehand, and sing the low part.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Without a word you know what {partner} is dreaming about, or believe you know{ref}.',
          'Ask before comforting, and let some of their silence be nothing more than sleep.',
        ],
      },
    ],
  },
  pluto: {
    1: [
      {
        view: 'body',
        sentences: [
          'Your gaze stays on {partner} a second longer than is usual{ref}, and they feel read.',
          'Say what you were looking at, so that they need not imagine it, and lower your eyes first for once.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'The thing {partner} could not bear to give away catches your eye{ref}, and tells you where the money worry began.',
          'Keep that knowledge like a borrowed key, and use it on their request.',
        ],
      },
    ],
    3: [
      {
        view: 'quarrel',
        sentences: [
          "{partner}'s small talk falls silent before your 'and really?'{ref}.",
          "Allow some sentences to be about the weather, since the true one comes sooner to an ear that isn't drilling.",
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "Which door in {partner}'s home stays shut is the first thing you feel there{ref}.",
          'Drink your coffee on this side of it, and be someone to whom the story could be told.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          "Fun with you gets under {partner}'s skin{ref}, and a hand of cards turns into a confession.",
          'Deal a round with nothing at stake, lose it, and let them keep the jack they cheated with.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          "Behind {partner}'s daily fuss you see the one worn gear that drives it{ref}.",
          'Point it out once with a steady hand, then leave the repair, the oil and the timing to them.',
        ],
      },
    ],
    7: [
      {
        view: 'decision',
        sentences: [
          '{partner} senses that you want the whole truth or the whole person{ref}.',
          'Ask for a part, say thank you when it is given, and put your own part on the table face up.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'Nothing {partner} hides is quite hidden from you{ref}, in accounts, letters or the set of the jaw.',
          'Use it to be trustworthy: agree who may see what, and do not look further.',
        ],
      },
    ],
    9: [
      {
        view: 'quarrel',
        sentences: [
          'Whatever {partner} believes gets a tug at the root from you{ref}, to see if it holds.',
          'Plant something in the hole: say what you would stand by yourself, and let it be pulled at.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          "{partner}'s will to matter grows fiercer under your eyes{ref}.",
          'Ask what they want the influence for, admit what you want with yours, and stay out of the room where it is decided.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          "You change {partner}'s circle simply by asking who decides here{ref}.",
          'Pull no strings, tell your reading of the group to them alone, and let the friendships be as shallow as they please.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          "{partner}'s buried matters feel your step overhead{ref}, however softly you go.",
          'Bring a light and no shovel, and sit nearby while they choose what comes up and what may sleep.',
        ],
      },
    ],
  },
  chiron: {
    1: [
      {
        view: 'body',
        sentences: [
          'Because you know what it is to be stared at, {partner} feels less watched in your company{ref}.',
          'Tell them where you flinch in front of a mirror, and ask where they do.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          "Having once sold yourself short, you are a careful ear for {partner}'s doubts about worth{ref}.",
          'Say the sum you should have asked for, out loud, and let them practice theirs.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          'The stutter, the red ink, the laughed-at essay: you bring {partner} a teacher who has not forgotten{ref}.',
          'Read their clumsy page without a pencil, and say which line stayed with you.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'Where {partner} is at home, an old homelessness of yours begins to ache, and to learn{ref}.',
          'Say so once beside the stove, accept the blanket, and mend something in that room.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          "You were told early to stop showing off, and {partner}'s play touches the spot{ref}.",
          'Join in at half volume, say that it smarts, and ask who told them the same.',
        ],
      },
    ],
    6: [
      {
        view: 'body',
        sentences: [
          'Whatever your body had to learn the slow way, {partner} gets from you as practical advice{ref}.',
          'Give it as a story with a pillow in it, and let them find their own dose.',
        ],
      },
    ],
    7: [
      {
        view: 'friendship',
        sentences: [
          "An old 'not chosen' of yours sits down with you at {partner}'s table{ref}.",
          'Introduced calmly, before it answers for you, it can make you gentle with whatever they are afraid to ask.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          'From you, who once carried the pieces home, {partner} may learn how trust is glued{ref}.',
          'Start with a teacup: one promise, small and kept, and then talk about the crack.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          'The school that failed you, the faith that let you down{ref}: on good days {partner} hears the lesson without the bitterness.',
          'Tell it on a hike, and ask what a good school would have taught them.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'From your own public stumble {partner} can learn how one gets up in front of people{ref}.',
          'Describe the worst minute and the following morning, and hand them the handkerchief you used.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          "At the edge of {partner}'s circle you find the others who once ate lunch alone{ref}.",
          'Sit there on purpose, start the conversation you used to wait for, and wave {partner} over.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          "Something unhealed in you keeps {partner}'s silence company{ref}, two old coats on one hook.",
          'Let it be unspoken for an evening, and on the next say a little of what it taught you.',
        ],
      },
    ],
  },
  true_node: {
    1: [
      {
        view: 'body',
        sentences: [
          'Visible is what {partner} might become at your invitation{ref}: the bright jacket, the first word, the front of the photograph.',
          'Walk in a step behind them this time, and let the room find out for itself.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Owning something is new ground for {partner}, and you keep pointing at it{ref}.',
          'Go with them to open the account or buy the tool, and stand back while they talk to the clerk.',
        ],
      },
    ],
    3: [
      {
        view: 'friendship',
        sentences: [
          'You lead {partner} out into their own neighborhood{ref}, to ask, to chat, to read the notice on the tree.',
          'Make it a habit of twenty minutes, and go first only as far as the gate.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "Home is the direction in which you draw {partner}{ref}, away from hotels, duties and other people's sofas.",
          "Help hang the first picture, and ask what they'd like to smell when the door opens.",
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'On your account {partner} has begun to dance in socks{ref}, a thing not seen before.',
          'Keep the music on, make your own mistakes audible, and leave the camera in your pocket.',
        ],
      },
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          'New for {partner}, and your doing: breakfast at a table, a screwdriver of their own, a bill paid on arrival{ref}.',
          'Celebrate the third repetition, since that is when it begins to count.',
        ],
      },
    ],
    7: [
      {
        view: 'decision',
        sentences: [
          "You teach {partner} the unfamiliar word 'we'{ref}, mostly by asking what time suits them and then waiting.",
          'Keep asking, though the first answers are short, and meet the second one halfway.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          'Deeper water is where you beckon {partner}{ref}, a step past what they usually tell or share.',
          'Go in ahead of them up to the knees, describe the temperature, and do not pull at the wrist.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          "Beyond {partner}'s known map begins a road, and you have a habit of standing on it{ref}.",
          'Send a picture from the first bend, with the bus number, and save them a seat.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'You pull {partner} toward the front of things{ref}: the signature, the podium, the job with a door.',
          'Ask what frightens them about the door, rehearse the knock, and wait downstairs with coffee.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          "A 'few people' is what you lure {partner} to, and there sits the future in folding chairs{ref}.",
          'Stay within sight for the first half hour, then let them be found.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Doing nothing is a skill that {partner} is beginning to learn from you{ref}.',
          'Show them the bench, the pond, the switched-off phone, and sit there until the lesson no longer needs a teacher.',
        ],
      },
    ],
  },
}
