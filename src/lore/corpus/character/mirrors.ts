import type { Sign } from '#sky/zodiac.ts'

type Sentences = readonly string[]

/** How people take someone by the first of the two sides of a portrait, and what they do because of it. */
export const takenFor: Record<Sign, readonly Sentences[]> = {
  Aries: [
    [
      'People see how fast you move, so they bring you whatever needs a push and wait for you to start.',
    ],
    ['You seem so sure of what you want that people rarely ask whether anything is the matter.'],
    ["You go first so readily that nobody asks whether you'd like company."],
    ['You take charge so quickly that people rarely ask whether you wanted to.'],
    ['You answer so fast that people take your first word for your last.'],
  ],
  Taurus: [
    [
      'People rely on you to be where they left you, and they make plans around you without asking.',
    ],
    ["Because so little seems to disturb you, people forget that you'd like to be asked first."],
    [
      'People come to you when they want to calm down, and they rarely ask what it takes to be that calm.',
    ],
    [
      'You take everything so calmly that people bring you their bad news last, as if it cost you nothing.',
    ],
    ['You look so comfortable that people never think of asking you along to anything new.'],
  ],
  Gemini: [
    ["You're such good company that few people wait to hear what you say after the joke."],
    ['People come to you for news and a quick answer, and they usually leave once they have both.'],
    ["You talk so easily that people think they've been told everything."],
    ['You always have an answer, so few people think of asking you the question a second time.'],
    [
      "You keep so many conversations going that everyone believes you're in the middle of another one.",
    ],
  ],
  Cancer: [
    ["People come to you to be looked after, and they assume that you'd like nothing better."],
    [
      'Everyone knows how easily you are touched, so people are careful with you and tell you less than they could.',
    ],
    ["You remember everyone's worries, so people tell you theirs and forget to ask about yours."],
    ['You think of everyone, so people suppose that somebody else is thinking of you.'],
    [
      "You ask so many questions about other people's lives that they leave without having asked you one.",
    ],
  ],
  Leo: [
    [
      'People look to you to set the mood, and they take it for granted that you enjoy being looked at.',
    ],
    ["You're so generous with praise that hardly anyone thinks of giving you some."],
    ['You come in with so much warmth that people assume you have it to spare.'],
    ["You seem to enjoy yourself so much that nobody wonders whether you'd rather go home."],
    ["You fill a room so easily that people don't notice when you'd like somebody else to begin."],
  ],
  Virgo: [
    ['People bring you what needs fixing, and they seldom ask about anything else.'],
    [
      "You're known for getting things right, so people hand them over and stop thinking about them.",
    ],
    ['You notice so much that people tidy up before you come, in what they say as well.'],
    [
      "You're so well prepared that people stop preparing, and let you carry the plan for all of them.",
    ],
    ['You see to so many small things that people stop seeing that somebody does.'],
  ],
  Libra: [
    ['People find you easy to get along with, and they take your agreeing for agreement.'],
    ["You're so fair to everyone that people tend to forget you may have a preference."],
    [
      'People trust you to keep things pleasant, so the unpleasant part of a subject is seldom brought to you.',
    ],
    [
      "You see everyone's point so readily that people count you on their side before you've said a word.",
    ],
    ['You make it so easy to ask you for things that people hardly notice how often they do.'],
  ],
  Scorpio: [
    ["People can tell that you keep things to yourself, so they assume there's nothing you need."],
    ["You have a way of looking unmoved, and people believe it more than you'd like them to."],
    ['You look as if nothing could shock you, so you hear what people tell nobody else.'],
    ['You give so little away that people stop asking, and some of them take it for calm.'],
    ["You're so good at keeping other people's secrets that nobody asks about yours."],
  ],
  Sagittarius: [
    [
      'People like to have you along because you expect the best, and they bring you their good news.',
    ],
    ['You sound so confident that nobody thinks of asking whether you have doubts.'],
    ["You make light of trouble so well that people think you haven't got any."],
    [
      "You're so cheerful about what might go wrong that people leave the worrying to somebody else.",
    ],
    [
      "You're so ready to laugh that people tell you the funny half and keep the rest for somebody else.",
    ],
  ],
  Capricorn: [
    [
      'People hand you responsibility because you never seem to mind it, and then they forget that you have it.',
    ],
    ['You look so capable that help is usually offered to somebody else.'],
    ['You never seem to need a rest, and after a while nobody offers you one.'],
    ['You carry so much with so little noise that people come to you with more of it.'],
    ['You get so much done without a word that people think it comes easily to you.'],
    ["You keep your word so reliably that people count on you before they've asked."],
  ],
  Aquarius: [
    ['People respect your independence so much that they leave you to it.'],
    ['You stay so reasonable that people tell you things they would soften for anyone else.'],
    ['You see things from so far off that people think nothing gets to you.'],
    ['You need so little from people that they forget to offer it.'],
    ['You seem so sure of your own way that people rarely offer you theirs.'],
  ],
  Pisces: [
    ['People tell you their troubles because you never seem to judge, and they go away lighter.'],
    ["You're so easy on everyone that people stop wondering what you'd want for yourself."],
    ['You give way so gently that people hardly notice that you had another plan.'],
    [
      "You understand people so quickly that they seldom ask whether you've had a hard day yourself.",
    ],
    ["You fit in with everyone so smoothly that people assume you'd have chosen the same."],
  ],
}

/** What they overlook in someone by the other side, and what comes of that. */
export const overlooked: Record<Sign, readonly Sentences[]> = {
  Aries: [
    [
      "Underneath, you're impatient.",
      "You put up with a thing until you suddenly don't, and then the outburst is news to everyone but you.",
    ],
    [
      "Now and then you'd love a fight, and nobody would believe it.",
      'When it comes, it tends to be over something that hardly deserved it.',
    ],
    [
      "They don't know how sure you are of what you want.",
      "You've wanted it since the first minute, and every polite question in between has been a test of your patience.",
    ],
    [
      "You'd rather be asked to go first than be thanked afterward.",
      'Made to wait for no good reason, you go and do something else, and come back in a worse mood.',
    ],
  ],
  Taurus: [
    [
      'You have a pace of your own, all the same.',
      "Hurry you, and you slow down without saying why, and they're left wondering what they did.",
    ],
    [
      'A few things have to stay as they are for you to feel right.',
      'A small change can upset you for a week, and it seems too small to mention.',
    ],
    [
      "Few of them know how much you'd like to be left in peace.",
      'You give a good deal of your time away, and you count the evenings that you got to keep.',
    ],
    [
      'What you miss, when nobody asks, is an hour in which nothing has to move.',
      'You take it where you can, and you may be late for dinner because of it.',
    ],
  ],
  Gemini: [
    [
      'Few people notice how curious you are.',
      'You ask one question more than kindness needs, and you may still be thinking about the answer on the way home.',
    ],
    [
      "They don't hear the arguments that you have with yourself.",
      "You've usually changed your mind twice before you tell them what you've decided.",
    ],
    [
      'Your questions never run out.',
      'You ask about half of them, and look up the rest at one in the morning.',
    ],
    [
      "You'd like to be told something that you don't know yet.",
      'When a conversation has gone around twice, you start a second one in your head.',
    ],
  ],
  Cancer: [
    [
      'You take more to heart than it seems.',
      'A careless word can stay with you for days, and you rarely say which one it was.',
    ],
    [
      "Often enough you'd like somebody to look after you.",
      "You hint at it, and when the hint isn't taken you're more hurt than you'd admit.",
    ],
    [
      'The people you love are always on your mind.',
      "You can't settle until you've heard from each of them, and you find a reason to call that has nothing to do with it.",
    ],
    [
      'What they say can hurt, and you go on being kind to them with the hurt inside.',
      'It may come out weeks later, as a remark about something else.',
    ],
  ],
  Leo: [
    [
      'Being noticed means a great deal to you.',
      'You wait for somebody to say it, and when nobody does, you turn a little cold and call it tiredness.',
    ],
    [
      "Secretly you'd like to be somebody's favorite.",
      "You won't ask for that, so you give more than you can spare and hope that it shows.",
    ],
    [
      "Few of them guess that you've pictured the applause.",
      "You'd never mention it, and you're let down by an evening that everyone else thought went well.",
    ],
    [
      "You'd like to hear that you did well, from somebody who can say why.",
      "You wait longer than you'd admit, and you notice who didn't say anything.",
    ],
  ],
  Virgo: [
    [
      'Nobody is as hard on you as you are yourself.',
      'Ten people can thank you, and you go home with the one thing that went wrong.',
    ],
    [
      'Details worry you long after everyone else has let them go.',
      'You lie awake about something that nobody else would have noticed, and in the morning you put it right without a word.',
    ],
    [
      'Few of them know how much you rewrite before they see it.',
      'A message of two lines may have been through four versions, and you remember what was wrong with each.',
    ],
    [
      'You go over the day before you sleep, and you find what could have been better.',
      'Nobody else would have given it a thought, and you may apologize for it in the morning.',
    ],
  ],
  Libra: [
    [
      "It bothers you for days when somebody's displeased.",
      'You change what you want a little to suit them, and after a few years of that it can be hard to say what it was.',
    ],
    [
      'You go back and forth for a long time, and mostly in silence.',
      "By the time you've been fair to everyone, the decision has often been made without you.",
    ],
    [
      "Often you'd like someone to agree with you first.",
      'You bring up a wish as a question, and when nobody takes it up you let it drop.',
    ],
    [
      "You'd like everyone to have wanted the same thing to begin with.",
      "When it turns out that they didn't, you give way first and are a little cooler for a day.",
    ],
  ],
  Scorpio: [
    [
      "All the while you've been watching.",
      "You know who meant what, and you've drawn conclusions that you may never share with the people they're about.",
    ],
    [
      'You keep what hurts most to yourself.',
      "You'd like to be asked about it by somebody who can stand the answer, and you aren't sure that there's such a person.",
    ],
    [
      'A promise is a serious matter to you.',
      "You keep yours without comment, and you don't forget who didn't.",
    ],
    [
      "You know much more about what's going on than you let them see.",
      "You wait to hear whether they'll tell you, and you remember if they don't.",
    ],
  ],
  Sagittarius: [
    [
      "You're more restless than you look.",
      'One day you announce something large, and they think it came from nowhere.',
    ],
    [
      'Privately you hope for a lot.',
      "You've pictured a life a good deal bigger than this one, and you get short with people who seem to stand in front of it.",
    ],
    [
      'Few of them know how often you think about leaving.',
      'You rarely mean it, but it does you good to know where the road begins.',
    ],
    [
      "You'd like there to be a point to things, and you look for one.",
      'On a day without any, you start to plan a trip or pick an argument about the world.',
    ],
  ],
  Capricorn: [
    [
      "Meanwhile you're keeping count.",
      "You have a plan with a date on it, and when you fall behind you're stricter with yourself than any boss would be.",
    ],
    [
      'Even when nobody has asked you to, you feel responsible.',
      "You can't quite enjoy yourself while anything is left to do, and you tend to leave early to do it.",
    ],
    [
      'Your plans go much farther ahead than theirs.',
      "You let them talk about the weekend, and you're working out what has to be true in five years.",
    ],
    [
      "You keep count of what you have carried, although you'd never send a bill.",
      'When somebody takes a piece of it without being asked, you hardly know what to say.',
    ],
  ],
  Aquarius: [
    [
      'Part of you always stands a little to one side.',
      "When it gets too close you go off for a while, and they may take it personally, although it isn't.",
    ],
    [
      'Most of what the people around you take for granted looks different to you.',
      'You keep it to yourself to save time, and now and then you feel like a visitor among people who love you.',
    ],
    [
      'For your own part, you need more time to yourself than you let on.',
      "You'll give a whole day to other people gladly, and then you need one with nobody in it.",
    ],
    [
      'You look at most things from a little way off.',
      'People who tell you something sad get a good question, and may have wanted a hand on the arm.',
    ],
  ],
  Pisces: [
    [
      "Everyone you've been with leaves something of their mood in you.",
      "By evening you may be tired out by feelings that weren't yours, and you slip away before anybody can ask.",
    ],
    [
      'Talking you out of things is easier than anyone suspects.',
      "You go along with somebody's mood, and find out the next day that it wasn't what you wanted.",
    ],
    [
      'Few of them know how much of your life goes on in your head.',
      "You've been somewhere else for half of the conversation, and you're relieved when nobody asks where.",
    ],
    [
      'You pick up more than they mean you to.',
      "You come home with moods that aren't yours, and it takes a bath or a walk to find out whose they were.",
    ],
  ],
}
