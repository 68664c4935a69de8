import type { DayThoughts } from '#lore/authored.ts'

export const moonToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        "There's a spring in you, and it wants stairs.",
        "Mars in the first house doesn't do well on a seat, and most of what's called your impatience has been only that.",
        'The mood and the muscles agree for once.',
        "Go out for milk and come back the long way, and there's nobody you'll be angry with by then.",
      ],
      task: 'Go up every flight of stairs you meet while the feeling lasts.',
    },
    2: {
      says: [
        'You want something and you go and get it, with no drama in between.',
        'Your Mars in the second house can turn a small wish into a campaign, complete with enemies.',
        "Just now it's a wish and a pair of shoes.",
        "The store has it, and you're home again before anybody could have had an opinion.",
      ],
      task: "Get yourself the one small thing you've missed all week, on foot if you can.",
    },
    3: {
      says: [
        "You're in a mood to be answered back.",
        "Mars in the third house throws things to see if they'll be caught, and with people of tender feelings it has to keep its arm at its side.",
        'Someone nearby may have the arm for it.',
        "With the sound off it would look like a quarrel, and you'd both be delighted.",
      ],
      task: "Start a mock argument about nothing with someone who's good at them.",
    },
    4: {
      says: [
        "You're in the mood to improve your nest, with power tools if necessary.",
        'The Mars of your fourth house loves its own with its hands, and people have at times mistaken the hammering for temper.',
        "Just now it's plainly affection.",
        'A hook at the height where a small person can reach it says more than most speeches do.',
      ],
      task: 'Put one thing at home at the right height, angle, or place for the person who uses it most.',
    },
    5: {
      says: [
        "You want to play this minute and don't care at what.",
        "It's Mars in the fifth house hearing a ball bounce somewhere, and other people, who need a reason, are looking at their calendars.",
        "Children and dogs don't need one.",
        'Neither does that friend who answers every message with where.',
      ],
      task: 'Send a one-word invitation to the person most likely to say yes to anything.',
    },
    6: {
      says: [
        'A burst of doing comes over you, and it has about two hours in it.',
        'Your Mars works by weather in the sixth house, and has been scolded all its life by people who work by the calendar.',
        "So spend it before it's gone.",
        'What you start in this mood gets done, and what you only plan in it will still be a plan tomorrow.',
      ],
      task: "Use the burst on whatever's nearest and dirtiest, without making a plan first.",
    },
    7: {
      says: [
        'People who make you laugh and rile you a little are just the company you want.',
        "With Mars in the seventh house you take to people who give you something to push on, provided that nobody's bleeding.",
        'The mood keeps it sweet.',
        'A race to the corner or a fight over the check leaves you fonder of each other than agreement would.',
      ],
      task: 'Turn the next small disagreement with someone you like into a contest with a silly stake.',
    },
    8: {
      says: [
        "You could tell someone the thing, and your stomach's in favor.",
        'Mars in your eighth house goes into the dark for other people with hardly a thought, and for its own sake it keeps putting on its boots and taking them off.',
        'The feeling gives it a push.',
        "It's a short sentence once it's said, and it usually brings the other person nearer.",
      ],
      task: "Say the true thing about how you feel to somebody you trust, before you've built up to it.",
    },
    9: {
      says: [
        "You feel like going, and it isn't away from anything.",
        'Most days the Mars of the ninth house leaves in a temper, for the sake of some principle, and finds out later that it was only stiff.',
        'Now you just go.',
        "Two stops farther than usual there may be a park with old men playing something you don't know the rules of.",
      ],
      task: "Get off two stops late, or turn the other way out of the building, and see what's there.",
    },
    10: {
      says: [
        'What you feel gives what you do some heat, and people turn to look.',
        "Your Mars is known for its drive in the tenth house, a word that people use for somebody who's tiring to stand next to.",
        'With feeling in it, drive sounds like conviction.',
        'Say why it matters to you, a line you usually leave off, and people put down their phones.',
      ],
      task: "Tell the people you're trying to move why you personally care, in two sentences.",
    },
    11: {
      says: [
        "You'd like some noise, and you know who makes it.",
        'The eleventh house has your Mars leading expeditions, when what it wants at heart is to be one of a heap of puppies.',
        "It's a good time to let yourself be one.",
        'Singing badly with others will do you more good than organizing the singing.',
      ],
      task: "Do something loud with other people, such as singing or cheering, for as long as they'll have you.",
    },
    12: {
      says: [
        "Alone and unobserved, you're rather fierce.",
        'Mars in the twelfth house has always been stronger in an empty room, where it can grunt.',
        "It's a good mood for it.",
        "Dance to something disgraceful or swim until you're out of breath, and you'll be mild with people afterward.",
      ],
      task: 'Do something strenuous with nobody watching, and make whatever noise belongs to it.',
    },
  },
  presses: {
    1: {
      says: [
        'Your skin is too tight, and everyone keeps brushing against it.',
        "Mars rides up front in your first house, and when the mood turns on it there's half a second between a touch and a growl.",
        'People step back from that, as they would from a cat.',
        "An hour by yourself is all it needs, and then you'll be the one who comes looking for company.",
      ],
      task: "Take your bad mood for a brisk walk, and don't bring anyone.",
    },
    2: {
      says: [
        "Somebody else's getting there first can make you want a thing out of all proportion.",
        'In the second house your Mars is quick to feel robbed, and a tender hour makes the missing thing into the only thing.',
        "There's usually more where it came from.",
        "It's worth asking what you were hoping it would do for you in the next hour.",
      ],
      task: 'Let the thing that somebody beat you to go, and find out within the hour what else would do.',
    },
    3: {
      says: [
        "A tone can go in, and your answer is out before you've looked at it.",
        "The distance between ear and tongue is short for a Mars in the third house, and on a raw day there isn't any.",
        "The other person then rereads what they wrote and can't see what's wrong with it.",
        'In two hours you might not, either.',
      ],
      task: "Say that you'll answer later, to the person who has just annoyed you, and answer later.",
    },
    4: {
      says: [
        'One kitchen can be too small for two people who are both hungry.',
        'Your Mars gets territorial around the stove in the fourth house, and a tired mood under the same roof makes it worse.',
        'Most family fights take place in the twenty minutes before food.',
        'Hardly anyone can say over dessert what they were about.',
      ],
      task: 'Feed everybody something, yourself first, before another word is said about it.',
    },
    5: {
      says: [
        "What starts as fun can turn sore, and it's easy to miss the moment.",
        'Mars in the fifth house always tickles a bit too long, and the mood has gone from giddy to sore without a signal.',
        "Stop there and it's still a good memory.",
        'The next thing to do is quiet, on the floor, with something to eat.',
      ],
      task: 'Call a halt to any teasing or roughhousing as soon as one laugh sounds different.',
    },
    6: {
      says: [
        "Small things that won't open or load may be the last straw.",
        'Your Mars in the sixth house has no quarrel with hard work, only with small resistance, the lid, the zipper, the update.',
        "It's mainly tiredness.",
        "Leave the thing where it is, and it'll open more or less by itself when you come back fed.",
      ],
      task: "Walk away from whatever won't open, load, or stick, and eat something before you touch it again.",
    },
    7: {
      says: [
        'You may be about to start something with somebody who only wanted to ask about dinner.',
        'A dull ache looks for a cause when Mars is in the seventh house, and the cause has often been sitting right there in its socks.',
        "They'll defend themselves, as people do.",
        "Then there'll be a real fight, for reasons that the ache has nothing to do with.",
      ],
      task: "Tell the person you're about to snap at that you're in a foul mood and it isn't about them.",
    },
    8: {
      says: [
        'Something old that somebody did can start to sting again as though it were new.',
        'Your Mars sits among old hurts in the eighth house, and a passing mood has bumped the rack.',
        'You could take it out on them today.',
        "If you've forgiven it once, though, they'd be within their rights to ask what changed.",
      ],
      task: 'Do something with your hands until the old anger has gone by, and start no talk about it.',
    },
    9: {
      says: [
        "You've had it with the whole world, which is a lot to be angry at.",
        'When your Mars is sore in the ninth house it goes straight to how people ought to live.',
        'Usually there was a particular, some hours ago, such as a person who cut in line.',
        'Someone like that is easier to get over than the state of the world.',
      ],
      task: 'Trace your disgust with everything back to one small event, and be angry at that instead.',
    },
    10: {
      says: [
        "Your face is likely to say what you think before you've decided to.",
        'A Mars at the top of the chart is hard to keep out of the expression, and just now your feelings are helping it.',
        'People will ask, so it helps to have something to say.',
        'A question about dates or costs gives the expression somewhere to go.',
      ],
      task: "Ask a dull, factual question the next time you'd like to throw something.",
    },
    11: {
      says: [
        'Every one of your friends is being exactly the way they are.',
        'You put up with it as a rule, but your Mars in the eleventh house is sore, and each habit is a little louder.',
        "They've got a list on you as well.",
        "It's a standing agreement among people who like one another, and an hour apart is usually enough to renew it.",
      ],
      task: 'Spend an hour apart from the group, with one chore or one friend, before you say anything about anybody.',
    },
    12: {
      says: [
        "Something's chafing where you can't see it.",
        "Your Mars in the twelfth house doesn't know it's angry until the neck does, and with the Moon against it there's a mood on top.",
        "Nothing's served by going after the first thing that moves.",
        'Lie still for half an hour and the name of a person generally occurs to you, and then what they said.',
      ],
      task: 'Lie on the floor for a while, and when a name comes up, write it down and get up.',
    },
  },
}
