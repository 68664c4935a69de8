import type { House } from '../../house.ts'
import type { DescribedBody } from '../../natal-entries.ts'
import type { Wording } from '../../wording.ts'

/** Your partner's bodies in your houses: what they bring into each field of your life. */
export const partnerHouseOverlays: Record<DescribedBody, Record<House, Wording[]>> = {
  sun: {
    1: [
      {
        view: 'body',
        sentences: [
          'Mirrors get kinder with {partner} in the hallway{ref}, who greets you like somebody just announced.',
          'Wear the coat you were saving, to the bakery, with your chin up.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Walk in beside {partner} and people notice you sooner{ref}, as though someone had moved a lamp.',
          'Say your own name before it is said for you, and enjoy the half second of light.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'The price you ask sounds too small once {partner} has repeated it aloud{ref}, with that straight back.',
          'Write the next invoice while the sound is fresh, and round up instead of down.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your old guitar, your steady hands, the savings jar: {partner} is proud of things you own or can do{ref}.',
          'Let that pride settle one price you have been apologizing for since spring.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          "A paragraph of yours gets read out at {partner}'s table{ref}, in a voice that makes it sound important.",
          'Keep writing in your own spelling, and send the next page before you have polished it flat.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Errands turn into something worth dressing for when {partner} comes along{ref}, greeting the whole street by name.',
          'On the way back, tell them the thing you noticed and thought too small to mention.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'With {partner} in the kitchen the lamp over your table seems to have a stronger bulb{ref}.',
          'They bring their whole self to where you take your shoes off, so show them which drawer is private.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Photographs from your childhood come out of the box because {partner} wants to know who that person was{ref}.',
          'Tell one of them properly, with the wallpaper and the smell of the stairs.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Play gets a captain when {partner} is around{ref}: the board is unpacked, the silly hat goes on, your flirting improves.',
          'Choose the game yourself next time, and sing the part you only hum.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Applause for your sketch, your cake, your cartwheel comes loudest from {partner}{ref}, who stands where you can see it.',
          "Then make something small that is for nobody's approval, theirs included.",
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          'Your ordinary chores gain a witness in {partner}{ref}, who makes sorting receipts look like something a person could be proud of.',
          'Start the dullest task of the week while they are in the room.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Because {partner} gets up as though mornings belonged to them{ref}, your own stretches and lunch hour improve by a notch.',
          'Copy the alarm clock, and leave them the cold shower.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          'Here is someone who meets you face to face{ref}: {partner} says what they want across the table and waits for your half.',
          'Bring a wish to the table yourself before you bring agreement.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Plans made alone feel unfinished until {partner} has stood opposite them{ref}, bright and definite, with hands on hips.',
          'Ask for that look on one choice, and keep another entirely to yourself.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'Shared accounts, keys, passwords: {partner} walks upright into matters you would rather keep in a drawer{ref}.',
          'Put one figure on the table in daylight, and notice that the table holds.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Your closed door does not offend {partner}{ref}, who stands before it plainly until you decide about the handle.',
          'Tell them one true thing you usually trade for a joke, and then have supper.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          'Maps spread across the floor when {partner} visits{ref}, and places you only read about acquire a departure time.',
          'Borrow some of that sureness for the course, the border or the difficult book you keep circling.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'What you believe gets tested in good light, because {partner} stands for something and says so at dinner{ref}.',
          'Look one thing up together afterward, and let the better source win.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'Your work looks larger with {partner} watching{ref}, and the title you mumble comes out in full.',
          'Tell them which work you hope people will link with your name, and ask whether it suits whom they see.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'In public {partner} mentions you like good news{ref}, so colleagues hear of your project before you are up the stairs.',
          'Agree on what may be told, then stand still for the handshake.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          'Any circle of yours that {partner} joins gets a center{ref}, with chairs turned their way by dessert.',
          'Bring them along gladly, and keep one old friend whom you see without them.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Half-formed hopes grow legs when {partner} says 'we should' among your friends{ref} and looks straight at you.",
          'Name the hope you have never told the group, and see who raises a hand.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Into your quiet hours {partner} brings a lit window{ref}, visible from the bath, the attic, the long walk.',
          'Say when you want it closer and when it should stay across the yard.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Rest comes easier once {partner} has said that you are allowed{ref}, in that voice which settles things.',
          'Lie down at four behind a drawn curtain, and let them be bright without you.',
        ],
      },
    ],
  },
  moon: {
    1: [
      {
        view: 'body',
        sentences: [
          'Before you know that you are cold, {partner} has brought the sweater{ref}.',
          "Their moods follow your face like a weather report, so say 'only tired' out loud and spare them a night of guessing.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Something in the way you come through a door makes {partner} feel at home{ref}, and a little undone.',
          'Take your time with the shoes, because your arrival is part of their supper.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Soup in the freezer, a blanket paid for in winter: {partner} feels safe among your solid things{ref}.',
          'Tell them what the budget is before they ask, since an open figure lets both of you sleep.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Groceries have become tender since {partner} learned which butter you like{ref}.',
          'Their care arrives in jars and full shelves, and your part is to say when there is enough in the cupboard.',
        ],
      },
    ],
    3: [
      {
        view: 'habit',
        sentences: [
          'Late messages from {partner} carry the whole mood of the day in four words{ref}.',
          'Answer the feeling first and the question second, even from the bus, and the rest will keep until breakfast.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A passing remark about a cousin, months old: {partner} still has it{ref}, along with how your voice went.',
          'Ask about something from their street in return, and listen past the facts.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{partner} falls asleep on your sofa as if it had always known their shape{ref}.',
          'Clear a shelf for their cup, and say frankly on which evenings you need the sofa to yourself.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old lullaby, a recipe, a smell of ironing: around {partner} your early rooms come back{ref}.',
          'Cook the dish from back then together, and let either of you be moved over the onions.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Tenderness makes {partner} playful with you{ref}, and tender players are easily hurt when the joke goes on too long.',
          'Build the blanket fort, laugh, and check once that both of you are still laughing.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'A rainy afternoon of paint, dough and bad singing is what {partner} gives you{ref}, mothering whatever you make.',
          "Hang one result by the window before you have decided whether it's good.",
        ],
      },
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          'Your routines calm {partner}{ref}: the swept step, the kettle at seven, the list in your handwriting.',
          'On days when you skip them, say why, and accept the lunch they have packed for you regardless.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Some part of {partner} keeps track of whether you have slept and eaten{ref}, even from another desk.',
          'The apple on your keyboard is a question, and biting into it is an answer.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          'How you are is the first thing {partner} wants to know, and your answer sets the temperature of the table{ref}.',
          "Give the accurate one, since 'fine' keeps them listening all evening.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Your frown can become {partner}'s whole afternoon, so near is your side of things to their feelings{ref}.",
          'Disagree sitting down, with something warm to drink, and name the part you are not upset about.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          'Around {partner} the things you never tell come close to the surface{ref}, because they seem to hear them anyway.',
          'Choose one, tell it while drying dishes, and let the silence afterward be friendly.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Feelings sit on top of every shared bill{ref}, since {partner} listens for safety in how you split it.',
          'Settle the sum early in the day, after food, and write it where both can look.',
        ],
      },
    ],
    9: [
      {
        view: 'habit',
        sentences: [
          'Far from home {partner} grows calm beside you{ref}, unpacking the slippers in a rented room as if they had lived there.',
          'Plan a trip with one fixed ritual in it, such as tea at five.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Foreign songs and old beliefs touch {partner} when they come from you{ref}.',
          'Tell them what you held sacred at twelve, and ask which story put them to sleep when they were small.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'After a hard meeting {partner} is who you want to hear on the phone{ref}, humming while the pan heats up.',
          'Let them feel proud of you in private before the news goes to anyone else.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Strangers learn of your work through {partner}'s affection{ref}, which tends to bring along the story of the cold you had.",
          'Tell them kindly which parts of you belong at home.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          "Your friends get fed once {partner} belongs{ref}: there is a pot, a spare key, somebody's birthday on the wall.",
          'Notice who looks after the one who cooks, and take the ladle off them by nine.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "At a gathering of yours {partner} feels the shy guest's discomfort before anyone sees it{ref}.",
          'Ask on the way home how the evening felt, and learn something about your own circle.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Silence with {partner} has a pulse{ref}, two people reading in one room and the rain doing the talking.',
          'Stay in it for an hour, and tell them when you need a silence that is only yours.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your tiredness reaches {partner} before you have admitted it{ref}, sometimes as a dream, sometimes as tears over a cup.',
          "Say 'that one was mine' the next day, and rest until it is smaller.",
        ],
      },
    ],
  },
  mercury: {
    1: [
      {
        view: 'body',
        sentences: [
          'Remarks about your haircut, your walk, your new glasses come promptly from {partner}{ref}, who reads you like a front page.',
          'Enjoy being noticed, and correct the caption where it is wrong.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'After an introduction by {partner} you are curious to meet yourself{ref}.',
          'Borrow the good half for your own use, and tell them which part you heard for the first time.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Receipts become conversation with {partner}{ref}, who asks what the bicycle cost and whether you would sell the other one.',
          'Let them build the spreadsheet, and fill in the last column alone.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you own gets interviewed when {partner} is around{ref}: how old is it, does it work, would you buy it again.',
          'Answer honestly for three things, and keep the fourth without a reason.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          'Eleven messages before noon, each with a link: {partner} lives in your language{ref}.',
          "Answer three of them well, save the others for the walk, and bring a question they haven't thought of.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{partner} is on joking terms with your sister, your neighbor and whoever brings the mail{ref}.',
          'Enjoy having a second ear on the street, and ask what it hears of you only when it is funny.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          "Talk fills your hallway as soon as {partner} is in it{ref}, with the radio on and someone's news to discuss.",
          'One meal without a topic would do no harm, if only to hear the spoons.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Questions from {partner} have given your family story a second version{ref}.',
          'Hand over the photographs in the wrong order, and see what gets asked that you never thought of asking.',
        ],
      },
    ],
    5: [
      {
        view: 'friendship',
        sentences: [
          'Puns, quizzes, drawings on the shopping list: a love of wordplay is what {partner} brings to your leisure{ref}.',
          'Invent a silly rule for the weekend, and let them argue its exceptions.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Whatever you make, {partner} has a title for it{ref}, and often the better one.',
          'Show the thing before it has a name, and hear in silence what they call it.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          'A better order for your tools, a shortcut, a name for the folder: {partner} has suggestions about your workday{ref}.',
          'Try the shortest one for a week, and report back with numbers.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your working days have acquired a running commentary by {partner}{ref}.',
          'Set one task aside that is done without words, and invite them to it, with an apron and a pencil that may not be used.',
        ],
      },
    ],
    7: [
      {
        view: 'decision',
        sentences: [
          'Thinking aloud with {partner} is how your opinions find their other half{ref}.',
          'State your view in two sentences, ask for theirs in full, and repeat what you heard before you reply.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{partner} can say the other side of everything, your side included{ref}.',
          'Ask which of them is theirs, and wait for the second answer.',
          'From there on you disagree as two people rather than as four.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          "Small print interests {partner}{ref}, especially the print between you: who owes what, what was meant by 'soon'.",
          'Answer the exact question once, on paper, and let the subject leave the table.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You have told {partner} things for which you had no words until they asked{ref}.',
          'Choose the hour yourself, and say beforehand whether you want an answer or a listener.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          'A dinner with {partner} ends with the atlas open and two dictionaries on the chairs{ref}.',
          'Pick one of their ideas to follow to its source, in a library or on a train, before forming an opinion.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{partner} reads the footnotes of what you believe{ref}, and comes back with two of them.',
          'Keep the one that is right.',
          'Explain the other by telling where you were when you first thought so.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'Your job sounds clearer after {partner} has described it to somebody{ref}.',
          'Steal the sentence for your next introduction, and ask them to read the application before you mail it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'News of your work gets about by way of {partner}{ref}, in a livelier version than yours.',
          'Give them two facts that you want included, and one that is to stay at home.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          'Through {partner} your circle gains a newsletter{ref}: who is moving, who needs a ladder, which rehearsal starts late.',
          'Add one piece of news yourself, about a plan you have kept quiet.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Among your friends {partner} is the one who knows what everybody said the time before{ref}.',
          'Let them do the inviting for once, and see who ends up beside whom.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Questions from {partner} follow you to the place where you think about nothing{ref}.',
          'Reply tomorrow, in a long letter, since what you mean there takes a night to find its words.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{partner} quotes what you said half asleep{ref}, and a few of the lines are rather good.',
          'Keep a sheet by the bed for both handwritings, and agree on which of them are never read aloud.',
        ],
      },
    ],
  },
  venus: {
    1: [
      {
        view: 'body',
        sentences: [
          '{partner} likes looking at you{ref}, down to the frayed collar and the way you hold a cup.',
          'Take the compliment plainly, and keep the shirt they prefer for a day that needs it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Beside {partner} you stand more gracefully at parties{ref}, since one pair of eyes has found you pleasant and told the others.',
          'Pay the favor forward to whoever looks lost by the coats.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Flowers on a budget, the good soap, one fine spoon: {partner} shows you which small luxuries are worth it{ref}.',
          'Agree on a sum for lovely things, and leave none of it over.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your taste gains confidence when {partner} admires what you picked{ref}, the lamp, the cloth, the honest price you asked.',
          'Keep one ugly treasure all the same, and explain why you love it.',
        ],
      },
    ],
    3: [
      {
        view: 'habit',
        sentences: [
          'Even a reminder about the milk sounds affectionate when {partner} writes it{ref}.',
          'Save the nicest one, and send something in that tone to the relative or neighbor you usually answer in haste.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Short walks with {partner} make your own streets look recently painted{ref}.',
          'Take the longer side of the park, share a pastry on the wall, and let nothing important be discussed.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'A cloth appears on your table, then a branch in a bottle: {partner} loves the place where you live{ref}.',
          'Give them one corner to arrange, and cook whatever your family called a treat.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Peace at home matters to {partner}, who would sooner move the chair than argue about it{ref}.',
          'Ask twice what they actually want in your living room, and wait for the second answer.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Romance, or something as light, comes easily here{ref}: {partner} enjoys your jokes, your dancing, even your scorekeeping.',
          'Plan an evening with no use at all, in a shirt you would be sorry to spill on.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Tickets for the matinee, cherries in a paper bag, a silly photograph: {partner} makes your free time sweeter{ref}.',
          'Next time bring the cherries yourself, and choose seats with a view of their face.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          'Your workday softens at the edges when {partner} has touched it{ref}, with fruit by the keyboard and a kinder chair.',
          'Return the grace in a practical coin: fix something of theirs that squeaks.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "Care of the body turns into a pleasure in {partner}'s company{ref}, with slow lunches and a stroll instead of a scolding.",
          'Keep the one habit you would enjoy even alone.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          'Sitting across from you suits {partner}{ref}, who likes how fairly you share out the bread and offer the last piece.',
          'Let them spoil you on one day, and you choose the next.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Because {partner} brings charm to every disagreement with you{ref}, the sore point may leave the table smiling and unmentioned.',
          'Thank them for the sweetness, then ask for the sentence it was wrapped around.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'The border between your things and theirs softens{ref}, since {partner} lends books, sweaters and trust with pleasure.',
          'Say which things you want back and by when, so that the giving stays light.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Gently, {partner} is fond of the parts you hide{ref}: the envy, the old letter, the fear of a bill.',
          'Show one of them on a calm evening, with the lamp low and nothing to repair.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          'Museums, a language course, the slow train south: with {partner} learning tastes of something{ref}.',
          'Book one evening you cannot justify, and bring home a word, a spice or a tune that neither of you can spell.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The kind of person you could still become has an admirer in {partner}{ref}.',
          'Tell them about the degree, the coast or the conviction you gave up, and listen to how lovely it sounds from outside.',
        ],
      },
    ],
    10: [
      {
        view: 'crowd',
        sentences: [
          'Good manners and a liking for your work are what {partner} carries into your public life{ref}.',
          'Invite them to the reception, and let their ease make the introductions you would put off.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{partner} has an eye for how you present yourself{ref}: the portfolio cover, the photograph, the pause before your name.',
          'Ask for one improvement before the next appearance, and take it without a debate.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          'Your friends like {partner} by the second olive{ref}, and old acquaintances find each other more interesting.',
          'Use that warmth to mend one lapsed contact, with an invitation that names a date and a dish.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Group plans become prettier through {partner}{ref}, who gives the club an anthem and the picnic a tablecloth.',
          'Say yes to the decoration, then ask who is bringing the chairs.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Tenderness from {partner} reaches you best where nobody is looking{ref}: a note in the coat, a song left playing.',
          'Tell them you found it, even days later, and where you were standing at the time.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Much of what {partner} likes in you has never been said aloud{ref}.',
          'Give it a quiet place, such as a bench after closing time, and let a shy sentence arrive at its own speed.',
        ],
      },
    ],
  },
  mars: {
    1: [
      {
        view: 'body',
        sentences: [
          'Your shoulders go back when {partner} enters, half ready to race{ref}.',
          "Spend the heat on a hill or a hedge, and say 'slower' while it can still be said in good humor.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{partner} prods{ref}: at your haircut, your pace, the way you take three sentences to ask for salt.',
          'Prod back with a grin, and name the one spot that is off limits.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          "'Then ask for more' is {partner}'s advice on your pay{ref}, given with a fist on the table.",
          'Let the fist get you as far as the door, and bring your own figures into the room.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Things of yours get moved, sold or repaired fast once {partner} takes an interest{ref}.',
          'Put a note on what must stay, and hand over the broken shelf with a clear conscience.',
        ],
      },
    ],
    3: [
      {
        view: 'quarrel',
        sentences: [
          'Quick words fly between you, because {partner} interrupts where your thoughts are still parking{ref}.',
          'Ask for the full minute, use it, and then let them race you to the punch line.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Drafts leave your desk sooner with {partner} pushing{ref}, and so do replies you might have slept on.',
          'Send the brave one today, and leave the sharp one lying until the coffee is finished.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'Furniture gets shifted at nine in the evening when {partner} is in your home{ref}.',
          'Choose one wall for their drive, and keep an armchair that nobody may move, tidy or hurry you out of.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Old family arguments find a fresh opponent when {partner} steps into your kitchen{ref}, and a slammed cupboard sounds familiar.',
          'Step outside together for five minutes, then say which year you were in.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Courtship is a contact sport here{ref}: {partner} challenges you to dance, to dive, to bet a dessert on it.',
          'Accept the dare you would have made yourself, and lose once with style.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your hobbies acquire stakes when {partner} plays along{ref}, with a scoreboard chalked on the kitchen door.',
          'Keep one game without points, and put the spare heat into rehearsing the song.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          'Tasks that lay on your desk all month are attacked by {partner} before lunch{ref}.',
          'Give them the hammer and a defined nail, and ask them to leave the rest of your system alone.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{partner} gets you to run, stretch, carry{ref}, and is impatient with excuses about the rain.',
          'Set the distance yourself, in writing, so that being pushed stays a favor to your knees.',
        ],
      },
    ],
    7: [
      {
        view: 'quarrel',
        sentences: [
          'Opposite you {partner} becomes direct, even combative{ref}, because your calm asks to be knocked at.',
          'Answer the first knock with a clear yes or no, and save the reasons for when both are seated.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'While others used to wait for you to choose, {partner} chooses{ref}: the table, the route, the hour.',
          'Say your preference first on small things this week, quickly, and enjoy the contest.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'What you share gets fought for and fought over with the same heat{ref}, since {partner} wants plain portions and soon.',
          'Agree on the numbers standing up, within ten minutes, then go and eat.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Locked drawers make {partner} impatient, and few people have wanted the truth from you so bluntly{ref}.',
          'Let your answer be as blunt, with a boundary in it and a day when you may be asked again.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          "Departure is {partner}'s contribution to your faraway plans{ref}: bags by the door, the cheap seats, the early bus.",
          'Bring the map you have studied for years, and let them turn the ignition.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Convictions heat up at the table, since {partner} attacks yours to see what they're made of{ref}.",
          'Defend one to the end, concede another cheerfully, and order the same dessert.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'Ambition gets a coach with a stopwatch{ref}: {partner} asks on the stairs what you did about it today.',
          'Aim the push at one door, and keep the timing of the announcement in your own hands.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{partner} fights for your good name{ref}, sometimes before you have heard that there was a remark.',
          'Thank them for the shield, and decide together which remarks deserve the walk across the room.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          'Committees wake up when {partner} joins your friends{ref}, and somebody ends up offended by the second agenda item.',
          'Give that drive a ladder, a tent, a deadline, and speak with the offended one yourself.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A hope your circle only talked about gets a starting gun from {partner}{ref}.',
          'Run the first lap with them, then check over your shoulder who else is coming and at what speed.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          "Doors to your resting place are opened without a knock, because {partner} can't see that you are busy being idle{ref}.",
          'Hang out a visible hour, and spend another hour stacking wood together.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Anger you had put to sleep stirs in {partner}'s company{ref}, often in the evening, over something as small as a lid.",
          'Write down what it is about, and tell them the next morning in one sentence.',
        ],
      },
    ],
  },
  jupiter: {
    1: [
      {
        view: 'body',
        sentences: [
          'Laugh lines deepen around {partner}, who treats your entrance as an occasion{ref}.',
          'Take up the whole chair, tell the longer version, and go easy only on the second helping.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{partner} believes that you are worth more than you charge{ref}, and tips accordingly.',
          'Adopt the belief for one negotiation, and look at the receipts together before adopting the tipping.',
        ],
      },
    ],
    3: [
      {
        view: 'friendship',
        sentences: [
          'Your small news gets a large audience in {partner}{ref}, who hears a novel in what happened at the bus stop.',
          'Write down the version you told them, laughter included.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'More chairs, a bigger pot, guests until eleven: {partner} makes your home roomier than its floor plan{ref}.',
          'Say yes to the feast, and put a closing hour on the invitation.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Fun has no ceiling when {partner} plans it{ref}, and a stroll becomes fireworks, face paint, three desserts.',
          'Follow them twice as far as is sensible, with the fare home in your sock.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          "Cheerfulness about the daily grind is {partner}'s gift to you{ref}, along with a promise to help that outgrows the week.",
          'It is real help if it comes in hours with a date on them.',
        ],
      },
    ],
    7: [
      {
        view: 'friendship',
        sentences: [
          'Generously, {partner} assumes the best of you before you have explained yourself{ref}.',
          'Live up to one assumption and gently correct another, so that the admiration knows whom it is for.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'Trust comes in large bills from {partner}{ref}: the spare key, the secret, half of the deposit.',
          'Accept what you can return in kind, and say thank you with a clear account.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          'After supper with {partner} no visa, thesis or mountain sounds out of reach{ref}.',
          'Choose one of the three, look up what the first step costs, and let their faith carry you to it.',
        ],
      },
    ],
    10: [
      {
        view: 'crowd',
        sentences: [
          'Doors at work look wider since {partner} began to recommend you{ref}, in sentences a size too big.',
          'Walk through one, and bring a sample of the thing they were praising.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          'Thanks to {partner} your circle keeps growing at the edges{ref}, one cousin, one drummer, one visiting scholar at a time.',
          'Learn each name, and sit down with the oldest friend first.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Faith in you sits quietly in the next room when {partner} is about{ref}, like a light left on for a child.',
          'Rest as extravagantly as they suggest, a whole day, without earning it.',
        ],
      },
    ],
  },
  saturn: {
    1: [
      {
        view: 'body',
        sentences: [
          'You check your buttons before meeting {partner}{ref}, whose glance is fair and misses little.',
          'Ask what they see that is good, because they tend to keep praise in the safe with the papers.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Ledgers straighten when {partner} sits down beside you{ref}, asking what it costs and how long it will last.',
          'Take on one of their rules, and defend one pleasure as a fixed expense.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          'Each word you send to {partner} gets weighed{ref}, so you have begun to finish your sentences.',
          'Keep the precision, and now and then write them three lines of pure nonsense.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{partner} repairs the hinge, remembers the heating, and sits rather upright on your sofa{ref}.',
          'Count on the steadiness, and say aloud that in this room nobody has to be useful after eight.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Play is taken seriously by {partner}, who reads the rules before the first roll{ref}.',
          'Practice together what you only dabbled in, and schedule an hour in which mistakes are the purpose.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          'A timetable arrives in your days with {partner}{ref}, and the dentist actually gets called.',
          'Keep the two habits that carry weight, and tell them which third one only makes you tired.',
        ],
      },
    ],
    7: [
      {
        view: 'decision',
        sentences: [
          'Agreements mean what they say with {partner}{ref}: seven is seven, and a maybe has to be explained.',
          'A promise made here wants to be small, kept to the minute, and asked for in return.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'Trust is built by {partner} like a wall{ref}, one kept appointment on another, and nothing is shared before it is listed.',
          'Bring your own list, and add a line for gifts that are not counted.',
        ],
      },
    ],
    9: [
      {
        view: 'quarrel',
        sentences: [
          'Your big ideas have to show their papers to {partner}{ref}, who wants the source, the fare, the return date.',
          'Fetch the papers for the one you care about, and travel on the strength of them.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'With {partner} looking on, your career gains a spine and a few gray hairs{ref}.',
          'Ask what they would respect in ten years, compare it with your own answer, and follow yours where they differ.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          'Few of your friends are as constant as {partner}{ref}, who turns up early, stacks the chairs, and dislikes a vague plan.',
          'Count them in for the long project, and warn them before the surprise.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Quiet keeps regular hours now that {partner} respects it{ref}, though you may hear duty clearing its throat behind the wall.',
          'Tell them rest is on the schedule, and then let it be unproductive.',
        ],
      },
    ],
  },
  uranus: {
    1: [
      {
        view: 'body',
        sentences: [
          'A new haircut, a different walk, your sleeves cut off: {partner} makes you want to look unlike yesterday{ref}.',
          'Try one change that grows back, and see who greets you.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Ideas for earning differently spark whenever {partner} looks at your bank statement{ref}.',
          'Test one on a small scale for a month, keeping the plain income under it like a net.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          'Mid-sentence {partner} changes the subject, and your head lights up like a switchboard{ref}.',
          'Keep paper nearby, catch the odd idea, and finish the dull message afterward.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'No evening at home is quite predictable with {partner} there{ref}: breakfast at midnight, the bed by the window, the wall now green.',
          'Reserve one drawer and one ritual that never move.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          "Spontaneity is {partner}'s way of courting your attention{ref}, with a call from the corner and shoes for an unknown purpose.",
          'Go along twice, and spring the third surprise yourself.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          'Routine breaks where {partner} touches it{ref}, and half of the time it needed breaking.',
          'Let them redesign one chore this week, and hold on to the bedtime that keeps you civil.',
        ],
      },
    ],
    7: [
      {
        view: 'decision',
        sentences: [
          'Freedom is what {partner} sets on the table between you{ref}, before the plates and before any promise.',
          'Arrange to meet without a fixed pattern, and say which one date you need kept.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          'Locks interest {partner} only until they are open{ref}, and a confession can come out of you like a cork.',
          "Ask for a day's notice on money matters, since sudden is their natural speed.",
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          'Old lessons get rewired by {partner} in the course of one bus ride{ref}.',
          'The book of theirs that annoys you most is the one to read with a pencil for the margin.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'Quit, found something, apply abroad: {partner} has a startling word for each of your career worries{ref}.',
          'Let the shock loosen the question, and sleep three nights before the letter.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          'Through {partner} your circle fills with inventors, night owls, somebody with a parrot{ref}.',
          'Take one of them seriously, and bring your steadiest friend along to even out the table.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Ideas arrive at three in the morning on account of {partner}{ref}, through some window left open in your sleep.',
          'Put a pad by the bed, and nap without guilt.',
        ],
      },
    ],
  },
  neptune: {
    1: [
      {
        view: 'body',
        sentences: [
          'Edges soften where {partner} looks at you{ref}, and you may feel lovelier, or harder to make out.',
          'Check the mirror for your own opinion, and tell them plainly one thing you are not.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Figures go misty when you discuss them with {partner}{ref}, who would give the coat away and perhaps yours as well.',
          'Be generous from a separate jar, and count it in daylight.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          'Half-said things reach {partner} perfectly, while appointments between you dissolve{ref}.',
          'Write the hour down where both can see it, and leave the poetry free to come and go.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'Music under the door, candles in jars, a guest who was lonely: {partner} turns your home into a harbor{ref}.',
          'Enjoy the tide, and know which night the door stays shut.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'A film, a song, a story told in the dark: {partner} plays with you by way of dreams{ref}.',
          'Dream along, and tell them in afternoon light who you are when the credits are over.',
        ],
      },
    ],
    6: [
      {
        view: 'body',
        sentences: [
          "Your chores lose their hours around {partner}{ref}, and the afternoon slides into tea and other people's sorrows.",
          'Wind the kitchen clock for the small task, then be kind without one.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          'It is easy to see in {partner} whomever you were hoping for{ref}, and they are tactful enough not to object.',
          'Ask a sober question, such as how they spend a free day, and believe the answer.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          "Secrets dissolve in {partner}'s company like sugar{ref}, and afterward you can't say who told whom.",
          'Write down what was agreed about keys and money, and leave the rest in the cup.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          'Far coasts look holy when {partner} describes them{ref}, and you come away wanting to kneel, sing or sail.',
          'Follow the longing to a library or a station, and ask what the ticket includes.',
        ],
      },
    ],
    10: [
      {
        view: 'crowd',
        sentences: [
          'Your plain profession acquires a halo, or a fog, when {partner} speaks of it{ref}.',
          'Give them three true facts about your working day, and keep the halo for the bad ones.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          'Strays find your circle through {partner}{ref}, who hopes aloud until everybody feels a little better than they are.',
          'Keep the hope, and ask before dessert who is washing up.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Being alone near {partner} is like floating{ref}, with your thoughts and theirs in one warm bath.',
          'Drift as long as it does you good, then rinse off and see what is yours.',
        ],
      },
    ],
  },
  pluto: {
    1: [
      {
        view: 'body',
        sentences: [
          '{partner} looks at you as if the surface were a courtesy{ref}, and you straighten or hide your hands.',
          'Show what you choose to show, at your speed, and look back with equal patience.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          "'What are you saving it for?' asks {partner}{ref}, about money and boxes alike.",
          'Open one drawer together, part with something you held on to out of worry, and decide about the rest yourself.',
        ],
      },
    ],
    3: [
      {
        view: 'quarrel',
        sentences: [
          'Chatter stops when {partner} asks what you really meant{ref}, and the real meaning comes up like a root.',
          'Answer once, honestly, and say when the digging is over for today.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'Under your floorboards lie stories, and {partner} hears them creak{ref}.',
          'Tell one about the family that nobody tells, in the kitchen with the light on, and stop where you want to stop.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Nothing stays a mere game when {partner} plays{ref}, be it cards, flirting or a sandcastle with a moat.',
          'Enjoy the stakes, and settle beforehand how either of you can call the round off.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          'One habit of yours is being quietly overturned because {partner} saw what it was for{ref}.',
          'It may go, on purpose and with thanks, as long as you keep the say over calendar, plate and alarm clock.',
        ],
      },
    ],
    7: [
      {
        view: 'decision',
        sentences: [
          '{partner} wants all of your answer, including what stands behind it{ref}, and a polite half is sent back.',
          'Give the whole of it on one matter, and claim a second matter as private.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          'Down where you keep the hard things, {partner} moves without a lamp{ref}.',
          'Such trust needs two keys, so say what you would never use against them, and hear theirs.',
        ],
      },
    ],
    9: [
      {
        view: 'quarrel',
        sentences: [
          "A belief you inherited comes under {partner}'s drill{ref}, and what remains afterward is smaller and yours.",
          'Write down what held, and ask which of their certainties has had the same treatment.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'Ambition you never admitted is visible to {partner}{ref}, who names it in the elevator.',
          'Admit the true size of it on paper, and keep control of when the others are told.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          'Who holds sway among your friends, and how, {partner} sees within an evening{ref}.',
          'Hear the analysis, then go and have an honest coffee with the person it concerns.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'What you buried for the sake of peace stirs when {partner} sits nearby{ref}, saying nothing.',
          'Dig with a small spade, a page at a time, and let sleep have the last word.',
        ],
      },
    ],
  },
  chiron: {
    1: [
      {
        view: 'body',
        sentences: [
          '{partner} was once laughed at for how they walked in, and sees at a glance where you wince{ref}.',
          'Learn from them how to enter a room slowly, with the sore spot unhidden.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Never having felt worth the price, {partner} understands your trouble with invoices{ref}.',
          'Practice the sum aloud on each other, over coffee, until it stops hurting to say.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          'Told long ago to be quiet, {partner} listens for the sentence you swallow{ref}.',
          'Say it to them first, clumsily, and note that a truth with a stammer in it still arrives.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'An early home that was not quite one is what {partner} carries over your doorstep{ref}.',
          'Set the second plate without comment, and learn together what the first kitchen forgot to teach.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Somewhere {partner} was told that their drawing was bad, and with you the pencil comes out again{ref}.',
          'Draw badly side by side for an hour, and hang up both pictures.',
        ],
      },
    ],
    6: [
      {
        view: 'body',
        sentences: [
          "From {partner}'s long dealings with a body that sulks, you can learn patience with your own{ref}.",
          'Ask which small routine helped, try it for a week, and skip the heroic one.',
        ],
      },
    ],
    7: [
      {
        view: 'friendship',
        sentences: [
          "Having been left out of a 'we', {partner} hears early when you are about to make yourself small{ref}.",
          'Stay full size in one disagreement, and ask them how it felt.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          'Broken trust is a country {partner} knows by foot{ref}, and with you they read the map aloud.',
          'Lend something that matters, return something on time, and speak about how hard that was.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          "Exams, faith, a trip cut short: {partner}'s sore point lies where you look for meaning{ref}.",
          "Learn beside them as a beginner, and let 'I don't know' be a complete answer.",
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{partner} carries an old bruise about success, and handles your hopes for a name with unusual care{ref}.',
          'Tell them about the rejection you filed away, and ask what theirs taught them.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          'Last picked for every team, {partner} spots who is standing alone at your parties{ref}.',
          'Going over there with them, you notice that you have learned the knack as well.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Without asking, {partner} knows what you retreat from{ref}, having sat in a similar hallway with the coat on.',
          'Let them sit at the other end, and leave the fixing for spring.',
        ],
      },
    ],
  },
  true_node: {
    1: [
      {
        view: 'body',
        sentences: [
          'Something about {partner} makes you try on a self that still has the label in it{ref}.',
          'Wear it outdoors for one afternoon, and see which sleeve is too long.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          "Toward owning, earning, saying 'mine': that is where {partner} tugs you{ref}, though it feels unpracticed.",
          'Buy or sell one thing this month by your own measure of what it is worth.',
        ],
      },
    ],
    3: [
      {
        view: 'friendship',
        sentences: [
          'Now that {partner} has come along you ask more questions of people on your own stairs{ref}.',
          "Follow the tug: learn three neighbors' names, and write down what they know that you don't.",
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          'Roots were never your plan, and here is {partner} with a bulb and a pot of soil{ref}.',
          'Plant it, stay home for one evening you would have filled, and see how that feels.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Toward paint, drums, flirting and other useless things {partner} pulls you by the sleeve{ref}.',
          'Be bad at one of them for a month, in company if you dare, and call it practice.',
        ],
      },
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          'What {partner} draws you toward is humble{ref}: a made bed, a mended strap, lunch at an hour with a name.',
          'For somebody used to larger plans that is an adventure, and it begins with the bed.',
        ],
      },
    ],
    7: [
      {
        view: 'decision',
        sentences: [
          'Doing it alone used to be your reflex, and {partner} keeps pulling up a second chair{ref}.',
          "Ask for help with something you could manage, and stay while it's given.",
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'Past the polite distance, {partner} leads you to where things are truly shared{ref}.',
          'Take one unfamiliar step, a joint jar or a told secret, and keep a hand on the rail.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          'Because of {partner} a foreign timetable hangs on your fridge{ref}, and the unknown word on it no longer scares you.',
          'Learn to say it properly, and find out when the ticket office opens.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'A stage you kept avoiding comes nearer with every question {partner} asks about it{ref}.',
          'Put your name under one piece of work this month, in full, and stand beside it while people read.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          'Left to yourself you might have stayed the soloist, but {partner} knows a choir{ref}.',
          'Go to one rehearsal as the newest voice, and let strangers teach you where to breathe.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          'Stillness is the unfamiliar country to which {partner} keeps inviting you{ref}.',
          'Accept for one unplanned afternoon, with no podcast and no purpose, and tell them afterward what you heard.',
        ],
      },
    ],
  },
}
