import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const venusInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'love',
      sentences: [
        'You know by the second sentence, and you say so by the third{ref}.',
        'Flirting bores you once it outlasts a traffic light.',
        'When it is mutual, invent a small chase now and then, a race to the corner or a dare, so that your interest stays warm.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'The jacket was in the window, and now it is on you, with the tag still in the collar{ref}.',
        'What you like, you like at first sight or never.',
        'Returning things is for people with patience, so sleep a night on anything that has laces.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Loving people, for you, is taking their side at once, loudly, before you have heard the rest{ref}.',
        'Being defended by you is like being handed a horse.',
        'The rest would sometimes be worth hearing: ask for it on the way to the fight.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'love',
      sentences: [
        'Love settles in your hands: the back of a neck, a warmed plate, a blanket pulled up to the right place{ref}.',
        'Words can wait.',
        'Someone who talks well and touches little leaves you hungry, and should hear about it earlier than you tend to say it.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'A good knife, bought once{ref}.',
        'You would rather save half a year than live with the cheap one, and you can tell with closed eyes which is which.',
        'What you own is used daily, and lending it out costs you more sleep than you let on.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'On a free Saturday you go to the same market stalls, in the same order, and nobody may hurry you past the peaches{ref}.',
        'Pleasure wants a route.',
        'By the end of it your bag is so full that anyone may choose the way back.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'love',
      sentences: [
        'You fall for whoever makes the next sentence better{ref}.',
        'Beauty without banter is a waiting room.',
        "A long evening on somebody's front step, with the talk jumping from ferns to fonts, counts as seduction, and the other person may need to be told that it did.",
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'No one has to be everything to you: one is for films, one for gossip, one for the sad Tuesdays{ref}.',
        'The mixture suits you.',
        'When two of them meet at your place, each recognizes a different person in the stories.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Out for one large thing, you come home with three small ones: a strange tea, a pen, a secondhand dictionary of slang{ref}.',
        'Owning is not the fun of it.',
        'Telling someone about it is, preferably from the checkout line.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'love',
      sentences: [
        'You choose people you can imagine with wet hair at your breakfast table{ref}.',
        'Before that you feed them, twice, and watch whether they carry the plate back to the sink.',
        'Just ask, sometimes: the ones who leave it may have been raised to stay seated.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'The bowl is chipped and came from your aunt, and no shop has anything to set against it{ref}.',
        'You buy for the home and for the people in it.',
        'Something for yourself alone, of no use to anybody, would be good practice for the next sale.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Old tenderness keeps well with you: you still buy the brand of tea somebody liked three apartments ago{ref}.',
        'Present company drinks it without knowing the story.',
        'Tell it, and then ask which kind they would like to have in the house.',
      ],
    },
  ],
  Leo: [
    {
      view: 'love',
      sentences: [
        'Courting, with you, has the curtain up: flowers to the office, a toast, a hand taken in the middle of the square{ref}.',
        'Half measures insult you.',
        'A shy person may have to be courted twice, the second time indoors.',
      ],
    },
    {
      view: 'money',
      sentences: [
        "At the counter you hear yourself say 'I'll get this' for a party of eight{ref}.",
        'You like to see yourself as generous, and you are.',
        'Stand one round a month to the person who has to open the phone bill, which is also you.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Getting dressed takes one extra minute, for the scarf, even when it is only the trash that has to go down{ref}.',
        'You like to be looked at by someone worth looking at.',
        'When they have stopped, tell them, instead of changing the scarf.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'love',
      sentences: [
        'You notice the loose button on day one and sew it on in week three{ref}.',
        'That was the declaration.',
        'People who wait for speeches can miss it entirely, and walk around for years with the button on.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Before buying a kettle you read forty reviews, and you enjoy them more than the tea{ref}.',
        "The right thing in its plain box gives you a pleasure you'd be embarrassed to describe.",
        'You could go on about it for an hour, and meanwhile your friends own bad kettles.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'A meal is lovely to you when the plates are warm, the salt is right and nobody had to ask{ref}.',
        'Then you sit down last and see the smear on the glass.',
        'Drink from it: the company is looking at you.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        "Being two suits you: two cups, two tickets, 'we thought we might'{ref}.",
        'Half a day alone with a good view, and you reach for the phone to show it to someone.',
        'A view that nobody has confirmed stays a little unfinished.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'To keep the evening pleasant you say the film was fine{ref}.',
        'A month later it turns out you have sat through four films you did not care for.',
        'Disagree over something small while the dessert is still coming; charm like yours survives it.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Colors that quarrel in a room can spoil your lunch{ref}.',
        "You'd move the vase in a restaurant, and have.",
        'People take you along when they buy a sofa, and what they go by is less your advice than the angle of your head.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'love',
      sentences: [
        'Liking someone a little is not something you do{ref}.',
        'Either they get the polite version, or they get the person who asks how the scar happened.',
        'Between the two there is a porch, and people may sit there for a season without your having to decide.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'You know to the dollar what is in the account nobody asks about{ref}.',
        'Owing makes you watchful, even when it is a round of drinks.',
        'Sharing a password is, for you, a larger step than moving in, and whoever gets one should be told so.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Friends of yours have passed something, though they could not say what: a silence kept, a bad year sat through{ref}.',
        'After that you would drive all night.',
        'In their easy years they may take you for distant, and could use a postcard.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'love',
      sentences: [
        'You fall in love with people who have somewhere to go{ref}.',
        'The first date is a hike with a wrong turn in it, and you decide over the trail mix.',
        'Later, when there is a lease, keep a bag in the hall that is half packed for two.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Money, to you, is a distance: this much is a weekend, that much is Lisbon{ref}.',
        'The rest of it you hand out rather freely.',
        "Every few years you come across an old 'whenever suits you' among your papers, and wonder who that was.",
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You like people in bulk and in translation{ref}.',
        'At a wedding you end up laughing at the table of the uncles who speak no English.',
        'Close friends get less of you in the dull months when nothing is on: go by then, and bring nothing but time.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'love',
      sentences: [
        'It starts with respect: how they treat a deadline, whether the story about the old boss is fair{ref}.',
        'You can court somebody for a year without either of you mentioning it.',
        'Mention it; there will still be plenty of time to be serious.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'One decent coat, brushed, in its ninth winter{ref}.',
        'You pay for things that get better with use, and you distrust a bargain.',
        'An absurd afternoon can be had too, provided it goes into the ledger under maintenance.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You come to the move, at eight, with gloves{ref}.',
        'Calling for no reason is not your way, and your friends have learned to invent reasons.',
        "Surprise one of them: ring, and when they ask what it is about, say 'Nothing.'",
      ],
    },
  ],
  Aquarius: [
    {
      view: 'love',
      sentences: [
        'A mind can win you at a distance of about six feet{ref}.',
        'Best of all is someone who has their own lock on their own door and gives you a bad nickname.',
        'When they ask what the two of you are, answer with something other than a new word.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'In your home the good lamp is a traffic signal and the table used to be a door{ref}.',
        'What everybody wants this season leaves you cheerful and empty-handed.',
        'Gifts from you need explaining, and the explanation is usually the gift.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'At the reunion you go from group to group like someone with a press pass, kind to each of them for eleven minutes{ref}.',
        'Exclusivity makes you itch.',
        'The person who came because of you would have liked minute twelve.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'love',
      sentences: [
        'You love people for what they would hum if they were happy, and you hear it even when they are mean at breakfast{ref}.',
        'Put on paper what they actually did this week, and love that person too: it is the one who comes home.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Cash goes out of your pocket to the saxophone by the escalator, the friend between jobs, the shop that smells of wax{ref}.',
        'At the end of the month you can name the songs.',
        'Put the rent somewhere your soft heart has no card for.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Beauty gets you at the wrong moment: in the parking garage, with the bags cutting your fingers, because of a puddle with gasoline in it{ref}.',
        'You stand there.',
        'Whoever is waiting in the car would get out and look, if you called.',
      ],
    },
  ],
}
