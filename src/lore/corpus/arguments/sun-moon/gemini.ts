import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You want to have thought of everything, and you act on the first thing you thought of.',
      'The good of life, for you, is in having a great many people and subjects to choose from (your Sun in Gemini).',
      'Choosing takes you no time at all, since your Moon in Aries grabs, and it grabs hardest at the one that made it mad.',
      "You can be halfway into the fourth review of a restaurant when you find that you're already inside, ordering.",
    ],
    turn: 'Your mind goes on collecting reasons for some time after your feet have gone and done it.',
    task: [
      'After your next decision, send somebody the reasons you found for it later, and label them as such.',
      'See if any of them is true.',
      "It's funnier that way, and the person who eats with you may want to know at the entrance whether they've come for a discussion or for dinner.",
    ],
  },
  Taurus: {
    opening: [
      'Anything new interests you, and almost none of it may come in.',
      'Ideas are what you live among, and you pick them up from bus stops, from experts, from eight-year-olds (your Sun in Gemini).',
      "Where you sleep it's different, because your Moon in Taurus wants what it knows and takes a change in the brand of coffee personally.",
      "People stay excited for days by something you said, and you've forgotten that you said it.",
    ],
    turn: 'What you pick up on your travels stays in the conversation, but at home nothing has been moved since you got there.',
    task: [
      'Try one of your ideas on a single object this month, the coffee for example, for ten days before you vote.',
      'Let someone you once excited do the choosing.',
      'Someone you once talked into better coffee would love to see you drink it.',
    ],
  },
  Gemini: {
    opening: [
      "To every question you've got an answer, a second answer, and a reason to distrust them both.",
      "To be quick and to know what's going on is nearly all you've ever wanted (your Sun in Gemini).",
      'What rests you is more of that, because your Moon in Gemini lies down with a podcast, and it wakes at three in the middle of a sentence.',
      "You treat the body as an apartment you've sublet, and you're always sorry to hear about the plumbing.",
    ],
    turn: "There's nothing in you that wants the talking to stop, and so the quiet things never come up.",
    task: [
      "Spend one hour this month doing something with your hands beside someone who doesn't talk while they work.",
      'When a remark comes to you, let that one go by, and the next.',
      "A good listener can hear all your answers and still be curious what you're like when you haven't got one.",
    ],
  },
  Cancer: {
    opening: [
      "You'd trade half the people you know for one who calls back.",
      "Your idea of a day is to be in the thick of it, and nobody's better at a first conversation (your Sun in Gemini).",
      "First conversations don't feed your Moon in Cancer, which wants a fifteenth, in the kitchen, with somebody who remembers what you had the last time.",
      'You can be on the phone from lunch until dark and put it down with the feeling that nobody has called.',
    ],
    turn: "By day you're passing everything along, and by night you're hoping that something was meant for you.",
    task: [
      'Take three people from the long list and make each of them a standing thing this month, the same day and the same stretch of sidewalk.',
      'Cancel something livelier for it.',
      "Three people who thought you were too busy for them will find that they've got a standing date.",
    ],
  },
  Leo: {
    opening: [
      "A clever remark of yours isn't finished until you've seen it land.",
      "What you're after is lightness, and you'd take the apt remark over the important one on any day of the year (your Sun in Gemini).",
      "There's nothing light about your Moon in Leo, which hands every remark over like a bouquet.",
      "If the table happens to be talking when it comes, you've been known to say it again a little later, in a better place, with a slightly different hat on.",
    ],
    turn: 'Your lines are tossed off as though there were a hundred more, and each is watched until it lands.',
    task: [
      'For the length of one dinner, pass your good line to somebody else, by asking them the question that it would have answered.',
      'Then laugh first.',
      "They'll want you at every table from now on, because most people have sat through other people's bouquets and hardly ever been handed one.",
    ],
  },
  Virgo: {
    opening: [
      "Before you can pass a rumor on, you've got to call the airline.",
      'The fun for you is in how everything hangs together in the end, if only by way of a cousin (your Sun in Gemini).',
      "That won't do for your Moon in Virgo, which has a low opinion of cousins and gets a stomachache from a wrong figure.",
      "When you're sure of the story at last, everyone has heard it from somebody who was having a better time.",
    ],
    turn: 'You pick up a story faster than anyone, and then you go on checking it until the party has gone home.',
    task: [
      "Tell one story this month at the stage where you've got two-thirds of it, and say which third is missing.",
      'Let the table work on it.',
      "They've never been asked to help, and there's generally someone present with a cousin at the airline.",
    ],
  },
  Libra: {
    opening: [
      "You can talk to anyone, but you'd do nearly anything to avoid the talk.",
      "You live on new people and new angles, and you'll take up whichever side of a question is free (your Sun in Gemini).",
      "It's all done in fun until the question lies between you and somebody close, at which point your Moon in Libra has a great deal of laundry to do.",
      'Nobody in your life could believe that you, of all people, were at a loss for words.',
    ],
    turn: "You've got words for every disagreement in the world except the small ones you're in.",
    task: [
      'Write your side of one small disagreement in four lines and read it aloud to the person concerned, with the paper in your hand.',
      'Ask for four lines back.',
      "Eight honest lines would be worth more to them than every brilliant thing you've said about other people's quarrels.",
    ],
  },
  Scorpio: {
    opening: [
      'You know a little about everything and everything about one thing.',
      "On the lighter side you're a delight, in touch with half the town and gone by ten (your Sun in Gemini).",
      "The other side is your Moon in Scorpio, which can't put down what it has taken hold of.",
      'So the same evening that has you telling four jokes to four people may end with you reading, until two, about a man who vanished in 1971.',
    ],
    turn: "Nearly everything you can take or leave, and then there's the one subject that won't leave you.",
    task: [
      'Bring the one thing into a light conversation this month and see how it stands the air.',
      "Tell it as you'd tell any story, with a beginning.",
      "Your friends have never understood where you go after ten, and a vanished man is a far better reason than the ones they've thought of.",
    ],
  },
  Sagittarius: {
    opening: [
      "You've read the first thirty pages of every answer to the question.",
      "It's the next fact that draws you on, the odd one, the footnote, the thing a man told you at the bus stop (your Sun in Gemini).",
      "But your Moon in Sagittarius isn't fed by facts, it wants to know what they add up to, and whether it's a thing that a person could live by.",
      'You may have been converted several times in all sincerity, in each case until about page thirty.',
    ],
    turn: "You can't stop gathering the pieces, and what you're hungry for is someone to tell you what they're a picture of.",
    task: [
      'Take up one of those books again, or one of the beliefs, and stay with it this month to the end, beside a person who has read it.',
      'You may argue the whole way.',
      'A friend who has seen you close one book on its last page can believe you about the next.',
    ],
  },
  Capricorn: {
    opening: [
      "You'd like to play, and you've scheduled it.",
      "What keeps you young is having no one subject, and you'd rather be asked to juggle than to choose (your Sun in Gemini).",
      "At the back of all the juggling your Moon in Capricorn wonders what it's for, since it can't feel safe in anything that doesn't lead to anything.",
      'Take up the harmonica for a laugh, and by the third week there are goals.',
    ],
    turn: "Nothing's too frivolous for you to begin, but in your hands nothing stays frivolous.",
    task: [
      'Pick one useless thing this month and keep it useless, by doing it badly with somebody for half an hour and leaving no record of it.',
      'If you catch yourself improving, switch hands.',
      'Few people are as funny as you are on the first day of the harmonica, and those around you would be sorry to see you get good.',
    ],
  },
  Aquarius: {
    opening: [
      'Your view of everyone is excellent, from up there.',
      'People interest you more than anything does, and you could watch them and quote them and introduce them to each other all week (your Sun in Gemini).',
      'Being in it with them is harder, because your Moon in Aquarius prefers to feel things at about the distance of a person watching a parade.',
      'When you describe your own family at dinner, somebody always asks if you ever thought of writing, and you always have.',
    ],
    turn: 'You talk with everybody and understand most of them, always a little as if through very clean glass.',
    task: [
      "Ask one of the people you describe so well how they'd describe you, and don't be funny until they've finished.",
      'Ask for an example.',
      "Anybody who's been in your parade has noticed you at the rail, and there's generally somebody down there holding a place.",
    ],
  },
  Pisces: {
    opening: [
      "You explain it beautifully, and then you find that you're crying.",
      'A good explanation is among the best things you know, and with a quick sketch and a joke you can make nearly anything clear (your Sun in Gemini).',
      "What your Moon in Pisces takes in can't be sketched, and it has usually been there for hours by the time you notice.",
      'You can be cheerful about a move in five calls and then stand there with the tape gun, unable to see the box.',
    ],
    turn: "You can talk all the way around a feeling, and it's usually still there when you've finished.",
    task: [
      'When you hear yourself explaining something for the third time this month, stop halfway and say how it feels, even if the word is wrong.',
      'Then wait.',
      "The friends on the phone have had the explanation five times, and it's the sixth call they'd drop everything for.",
    ],
  },
}
