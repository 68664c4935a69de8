import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'
import type { Wording } from '../../wording.ts'

/** The mood of a weekend, by the house of the Moon. */
export const weekends: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        '{on} you notice first how you are{ref}, and only then what is on the program.',
        'Give the weekend to your own skin and pace: a long shower, a slow start, clothes that ask for nothing.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Ask yourself {on} what you would do with two free days if nobody else were consulted{ref}.',
        'Do at least the first item of it before noon, and explain it to no one.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Faces answer yours more quickly {on}{ref}, at the market stall as much as at the party.',
        'Show the mood you are truly in, and let others arrange their weekend around it for once.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'A little selfishness does the weekend good {on}{ref}, of the kind that takes the larger towel.',
        'Spend the morning on your hair, your run, your own thoughts, and be pleasant company by four.',
      ],
    },
  ],
  2: [
    {
      view: 'kitchen',
      sentences: [
        '{on} comfort has a price tag you can live with{ref}: butter, ripe tomatoes, the heavy pan.',
        'Cook something that takes the whole afternoon, and count the shelf of jars as wealth.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Calm grows {on} out of seeing what there is{ref}, in the purse, in the pantry, in your two hands.',
        'Spend half an hour with the figures, then the weekend on things that cost nothing.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Something you own would like an hour of care {on}{ref}, the boots, the bicycle, the good table.',
        'Oil it, mend it, and sit beside it with a drink until it has dried.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'A small talent of yours could be aired {on}{ref} at a flea market, in the garage, at the kitchen sink.',
        'Sell, swap or give away one thing you made, and note what people gladly paid.',
      ],
    },
  ],
  3: [
    {
      view: 'friendship',
      sentences: [
        '{on} the weekend talks{ref}, over the hedge, in the checkout line, from one end of the phone to the other.',
        'Leave two hours open for whoever starts a conversation, and go home by the long street.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Short distances are the thing {on}{ref}: the next village, the library, the cousin three stops away.',
        'Take a book and no plan, and let every errand turn into a chat.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'A sibling or a schoolmate may cross your mind {on}{ref}, along with a joke only two people know.',
        'Send them the first half of it, and spend the rest of the weekend waiting gladly for the other.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Letters, lists and half-read papers lie about {on} like company{ref}.',
        'Read aloud what is good, answer what is friendly, and carry the remainder to the recycling before Sunday dinner.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        '{on} the weekend is happiest within sight of your own stove{ref}.',
        'Peel something, simmer something, and let whoever comes take off their shoes and stay on until long past dark.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Some drawer at home holds a person you miss, and {on} it slides open easily{ref}.',
        'Look at three pictures, cook the dish that goes with them, and put the best one in a frame.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'The door may stay closed {on}{ref} without anyone being offended.',
        'Pull the armchair to where the warmth is, mend the lamp, and let home do what it was rented or built for.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Close quarters make small things loud {on}{ref}, such as a spoon in the sink or a door left ajar.',
        'Give everyone a corner and an hour, and meet again over something warm.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        '{on} the weekend would rather play than recover{ref}.',
        'Ask somebody out, even if you have been sharing a toothbrush mug for years, and choose the place where you laugh too loudly.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'A game, a stage or a patch of grass is calling {on}{ref}, and children of every age are let in.',
        'Bring the ball, stay until your cheeks hurt, and leave the dishes.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Your hands would like {on} to make something with no purpose{ref}.',
        'Clear the table, get out the paint or the guitar, and go on for as long as a child would, that is, until supper.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Choose {on} by appetite{ref}, as you did in front of the ice cream counter.',
        'One frivolous hour each day is the least a weekend owes you, and it should be the best-lit one.',
      ],
    },
  ],
  6: [
    {
      view: 'habit',
      sentences: [
        '{on} peace has the smell of soap{ref}.',
        'Let the weekend put one corner of your daily life to rights, the shelf, the fridge, the back of the closet, and then allow no further corners.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'What you eat and when you sleep sets the tone {on}{ref}.',
        'A walk at the same hour on both days, vegetables you washed yourself, an early lamp out: by Monday you will feel it.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Little repairs that the week had no patience for line up {on}{ref} like customers before opening time.',
        'Serve three of them properly, and send the others away until next time.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Help is the way to be fond of someone {on}{ref}: hold the ladder, drive the boxes, sew the hem.',
        'Take the sandwich they offer, and let them help you with something on the second day.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        '{on} the weekend comes in pairs{ref}: two cups, two opinions about the route.',
        'Let the other one decide the morning, decide the evening yourself, and see whose half surprised you more.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You think better with someone opposite {on}{ref}, across a table or a net.',
        'Make one real appointment, leave the phone in the coat, and ask what their week was like before you tell of yours.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'A fairness that got lost during the week can be restored {on}{ref}, at the pace of a stroll.',
        'Name your share first.',
        'Then stop at the first bakery, and split the largest thing they have.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Even alone you are in company {on}{ref}, since half of your thoughts are addressed to somebody.',
        'Find out to whom.',
        'Write to them on the first day, and keep the second free for the answer.',
      ],
    },
  ],
  8: [
    {
      view: 'solitude',
      sentences: [
        '{on} small talk has a short shelf life{ref}.',
        'Keep the weekend for one person, one film or one subject that goes deep, and let the lighter invitations pass with a friendly word.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Closeness would like some courage {on}{ref}, late, with the lamp turned low.',
        'Tell what you usually leave out, hear what they leave out, and do nothing about either until Monday.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'What you share, owe or are owed can be looked at without a knot {on}{ref}.',
        "Do it early with tea and a pencil, so that the remaining hours belong to nobody's ledger.",
      ],
    },
    {
      view: 'habit',
      sentences: [
        'There is a cupboard that you never open in front of visitors, and {on} you may have the nerve{ref}.',
        'Empty it, keep the one thing that still means something, and sleep well over the gap.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        '{on} the weekend looks over the fence{ref}.',
        'Take the train to the end of the line, or the book to the end of the chapter, and come back with a word you did not have before.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Foreign spices, a museum, a lecture under bad lamps: {on} your curiosity has long legs{ref}.',
        'Pick what lies farthest from your usual Saturday, and talk to the person beside you about it.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You would like to see far {on}{ref}, from a tower, a hill or an attic window.',
        'Go up there with a sandwich and one large question, and let the distance answer for a while.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Talk climbs quickly {on}{ref} from the weather to the meaning of it all.',
        'Invite someone who believes otherwise, cook from their part of the world, and let nobody win before dessert.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        '{on} part of you stays dressed for work{ref}, even in slippers.',
        'Give it an hour for the plan that has your name on it, close the folder audibly, and take the rest of the weekend off in earnest.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You may be seen {on} where you did not expect it, in the store, on the podium, beside a former boss{ref}.',
        'Wear shoes you like, and say in one line what you are up to.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Somebody once told you what you would become, and {on} the remark comes back{ref}.',
        'Check it kindly against what you do.',
        'Spend an afternoon on the skill you would want to be known for.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Which duty deserves a place in these two days can be decided early {on}{ref}.',
        'Choose one that will still count in a year, finish it by Saturday evening, and let the others feel unimportant.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        '{on} the more the better{ref}, so long as somebody brings chairs.',
        'Join the table, the team or the garden crew, and tell at least one of them which wish you are carrying about.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'A loose circle suits you better {on} than a tight hug{ref}, with people drifting in and out of the door.',
        'Put on a pot for eight, introduce two strangers, and sit beside the newest.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'What you hope for next year likes to be talked over {on}{ref}, preferably outdoors and with someone who contradicts.',
        'Draw it on a napkin, collect two ideas that are not yours, and keep the napkin.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Helping hands are easy to find {on}{ref}, your own among them.',
        "Give the weekend's first free hour to a common cause, a cleanup, a bake sale, a neighbor's move, and go out together afterward.",
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        '{on} the best plan is a curtain{ref}.',
        'Sleep as long as sleep will have you, cancel what can be canceled, and let the weekend pass like rain heard from bed.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You tire of voices sooner than usual {on}{ref}.',
        'Look for water, trees or a bathtub, go there without your headphones, and eat something simple whenever you are hungry.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Dreams and old melodies stay around after breakfast {on}{ref}.',
        'Leave the first hour unspoken, write down what is left of the night, and keep both evenings free of screens and summaries.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Kindness does well in secret {on}{ref}: soup on a doorstep, a long patient ear.',
        'Limit it to one person, slip home early, and count lying on the sofa among the good works.',
      ],
    },

    /** The mood of a weekend, by the sign of the Moon. */
  ],
}

export const weekendsBySign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'body',
      sentences: [
        '{on} the weekend starts at a run{ref}.',
        'Do something that makes you sweat before you do anything that makes you sit, and choose the shortest way to every yes.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Waiting for the others to get ready is the hardest sport of all {on}{ref}.',
        'Go ahead, save the places, and by evening you may have forgiven everybody their shoelaces.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Tempers are short and honest {on}{ref}, like matches.',
        'Say it at once, in very few words, and then race each other to the corner and order for both.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'A project that needs nerve rather than patience will get it {on}{ref}.',
        'Knock out the shelf, cut the fringe, ask the question, and put off the sanding until another weekend.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'kitchen',
      sentences: [
        '{on} the hours are round and slow like loaves{ref}.',
        'Eat outdoors, or at least near a window, touch what you buy, and let one meal run into the next without washing up between.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your wish for the weekend is simple {on}: soft, warm, enough{ref}.',
        'Leave the bed late, put your bare feet on grass or wool, and do nothing twice that was unpleasant once.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Nobody will move you before you have finished {on}{ref}, so choose well where to sit down.',
        'A bench by a garden, a bowl of cherries and no clock make a full program.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'One solid purchase is worth three quick ones {on}{ref}, and one repaired chair is worth both.',
        'Handle things before you pay, and give the second day to what you already own.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'friendship',
      sentences: [
        '{on} the weekend has five tabs open{ref} and enjoys every one of them.',
        'Meet two people briefly rather than one at length, swap books or gossip, and be home before you have run out of words.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'A puzzle, a quiz, a street you have never biked down: short pleasures win {on}{ref}.',
        'Change the plan at lunchtime, and pass on the funniest thing you overheard.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You can talk to anyone {on}{ref}, the man with the parrot included.',
        'Ask one more question than is usual, and write down the best answer before it turns into your own.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Your head is quick and your chair uncomfortable {on}{ref}.',
        'Read standing, write on scraps, call while stirring, and let Sunday evening be the quiet page at the back.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'kitchen',
      sentences: [
        '{on} the weekend gathers around whatever is simmering{ref}.',
        'Feed people you love, send them home with a jar, and keep the last hour for the sofa and the album.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Moods come in like tide {on}{ref}, with a shell or two from long ago.',
        'Hold off the big talks, go and see water if you can, and sleep under the heavier blanket.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You would like to be fetched rather than to go out {on}{ref}.',
        'Say so to someone close, pull up a second chair, and treat the front door as the edge of the map.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Tenderness shows {on} in small provisions{ref}: a hot-water bottle, the crust cut off, a light left burning.',
        'Give one, and admit aloud when it is you that would like to be looked after.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        '{on} the weekend asks for an audience{ref}, of one or of forty.',
        "Dress a shade too well, tell the story with all the voices, and lead the applause when it is somebody else's turn.",
      ],
    },
    {
      view: 'love',
      sentences: [
        'Warmth is generous {on} and likes to be noticed{ref}.',
        'Surprise the person you love with something slightly grand, and say out loud which compliment you would enjoy in return.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Play counts for more than rest {on}{ref}, and so does the light in which it takes place.',
        'Find a stage, a dance floor or a picnic blanket, and let the youngest choose the rules.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Pride is easily tickled {on} and easily bruised{ref}.',
        'Make something with your own hands that you can stand back from, and hang it where you will pass it every morning.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'habit',
      sentences: [
        '{on} satisfaction comes in small sizes{ref}: a row of clean jars, a mended cuff, a plan on squared paper.',
        'Finish two modest jobs, and decide beforehand which dust you will leave in peace.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Simple food, fresh sheets and a walk with a destination agree with you {on}{ref}.',
        'Be useful until lunch.',
        'After that, forgive the weekend its crumbs and your friends their spelling.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Your eye for the loose screw is sharp {on}{ref}, so point it at things and spare the people.',
        'Bring your toolbox to someone who asked, and sit down with them when it is done.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'A list soothes you more than an adventure would {on}{ref}.',
        'Write only what fits into one day, cross it off with a proper pen, and spend the other day among plants.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        '{on} two is the right number{ref}, and three if the third can cook.',
        'Share the choices evenly, dress for each other a little, and let the prettier of two routes win.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Good manners make the weekend lighter {on}{ref}, like flowers somebody remembered to water.',
        'Accept an invitation, bring something lovely and small, and talk to the guest who stands by the bookshelf.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You may spend longer weighing the brunch than eating it {on}{ref}.',
        'Let someone toss the coin, praise the result, and save your fine judgment for an exhibition or the color of a wall.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Discord in another room disturbs you {on} as if it were your own{ref}.',
        'Put on music both sides like.',
        'Offer your half of the peace once, gracefully, and leave it on the table.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'solitude',
      sentences: [
        '{on} the weekend prefers a closed door and one good lamp{ref}.',
        'Choose the thick book, the long film, the single friend who can bear a silence, and say no to the buffet.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Half measures bore you {on}{ref}.',
        'Look at someone properly, ask for the truth and give yours, and allow an hour afterward in which nothing needs to be said.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Cleaning goes to the bone {on}{ref}: behind the fridge, under the bed, through the old messages.',
        'Take one such place, finish it, and come up for air with a hot shower and something sweet.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You notice {on} what people leave out, and you keep it{ref}.',
        'Before it hardens into a verdict, check one suspicion in daylight, in a neutral voice, over a plate of eggs.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'decision',
      sentences: [
        "{on} the weekend wants a horizon{ref} and about a tank's worth of road.",
        'Set out without having booked the second half, laugh at the detour, and be frank about when you would like to turn back.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Big talk and big portions suit you {on}{ref}.',
        'Invite people from more than one country or opinion, let the plans grow wild, and write none of them down until the plates are washed.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your legs know better than your head what they need {on}{ref}.',
        'Give them a meadow, a staircase or a stadium, and take the dog, your own or a borrowed one.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Promises come as easily {on} as confetti{ref}.',
        'Make them about the next hour rather than the next year, and you will have kept every single one by Sunday night.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        '{on} free time feels better with a purpose{ref}.',
        'Give it one: build the shelf, climb the tower, finish the accounts.',
        'When the job is done, stay sitting in front of it for a while, and add no other.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Even at the picnic you keep an eye on the clock {on}{ref}.',
        'Let it do you a service.',
        'Set the hour at which duty ends, and afterward be as unreasonable as your dignity permits.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Plain and quiet things hold best {on}{ref}: a long walk in sturdy shoes, soup, an early night.',
        'Visit someone old, ask how they used to spend their Saturdays, and stay longer than planned.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Affection comes as a favor done properly {on}{ref}, with the tools returned clean.',
        'Do one for somebody who deserves it, and then permit yourself the second slice without having earned it.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        '{on} the weekend likes mixed company and no seating plan{ref}.',
        'See the friends who do not fit together, try the place with the strange menu, and leave when you want to.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'What everyone else does with free days interests you less than usual {on}{ref}.',
        'Turn the order round, breakfast at dusk, housework by candlelight, and watch closely what you enjoy.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You need air {on} between yourself and others{ref}, even the dear ones.',
        'Take some hours off the network, tinker with whatever has wires or wheels, and rejoin them with an idea.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'A cause, a club or a half-serious invention brings out your best side {on}{ref}.',
        'Give it an afternoon.',
        'Keep feelings in view from a friendly distance, and answer the personal question when someone asks it.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        '{on} the weekend has soft edges{ref}.',
        'Plan one thing a day, at most.',
        'Otherwise drift between music and water and sleep, and let the dishes soak as long as you do.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        "Other people's moods wash into yours {on}{ref}, the merry ones as well.",
        'Sit near the merry.',
        'Comfort one person if you must, then go home while there is still some of you left over.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You can forget time {on} with someone who does not need it either{ref}.',
        'A film under one blanket, a shore, an unfinished song: choose what has no result, and choose it together.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Nothing has to be settled {on}{ref}, and very little can be.',
        'Put the forms aside until Monday, follow the smell of the sea or the bakery, and bring home a picture of it.',
      ],
    },
  ],
}
