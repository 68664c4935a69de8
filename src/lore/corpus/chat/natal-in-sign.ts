import type { Sign } from '#sky/zodiac.ts'

/** What a person with a point in a sign does, and what would show that it is not so. */
export interface InSign {
  /** Each begins in lower case and stands as a sentence or after "so". */
  does: [string, string]
  /** After "If". */
  test: string
}

export const sunInSign: Record<Sign, InSign> = {
  Aries: {
    does: [
      "you'd rather start something and fix it later than wait to be asked",
      'you decide fast, you go first, and you get bored the minute it runs by itself',
    ],
    test: "you can sit through a meeting that should've been an email without taking it over",
  },
  Taurus: {
    does: [
      'you move at your own speed, and nobody has ever talked you out of it',
      "you keep what works, including people, and you can't be hurried",
    ],
    test: 'you changed your job or your mind this year because somebody told you to',
  },
  Gemini: {
    does: [
      "you're at your best with two or three things going and somebody to tell about them",
      'you find out what you think by saying it',
    ],
    test: 'you can spend a whole Saturday on one thing and mention it to nobody',
  },
  Cancer: {
    does: [
      'you look after people first and find out later what it cost you',
      'you remember who was kind to you, and you protect them for years',
    ],
    test: "you can't say what your best friend was worried about last month",
  },
  Leo: {
    does: [
      "you want to do one thing well enough that people notice, and you'd like them to say so",
      "you give generously, and being taken for granted is the one thing you don't forgive quickly",
    ],
    test: 'you truly never mind when somebody else gets the credit',
  },
  Virgo: {
    does: [
      "you see what's wrong with a thing before you see the rest of it, and you'd rather fix it than discuss it",
      'you feel most like yourself when you have been useful',
    ],
    test: "you can hand in work with a mistake you've seen",
  },
  Libra: {
    does: [
      "you weigh the other person's view so well that your own comes in second",
      'you decide better with somebody to talk it over with, and you hate an ugly scene',
    ],
    test: 'you can pick the restaurant for six people without asking anyone',
  },
  Scorpio: {
    does: [
      "you decide slowly, in private, and then you don't un-decide",
      "you don't do things halfway, so you're careful what you begin",
    ],
    test: 'you usually tell people your plans before you have decided',
  },
  Sagittarius: {
    does: [
      "you need to know what it's for, and once you do you'll work through the weekend",
      'you say what you think and count on people to forgive the phrasing',
    ],
    test: 'you kept a dull promise for a year without once asking what it was for',
  },
  Capricorn: {
    does: [
      "you'd rather be relied on than admired, and you measure a week by what got done",
      "you play a long game, and you're stricter with yourself than any boss",
    ],
    test: 'you can take a week off without checking on anything',
  },
  Aquarius: {
    does: [
      "you'd sooner be right on your own than wrong with everybody",
      'you step back to see how the whole thing works, and people sometimes take that for not caring',
    ],
    test: 'you have changed your opinion to fit in and felt fine about it',
  },
  Pisces: {
    does: [
      'you pick up the mood of any room you walk into, and you can lose track of which part is yours',
      'you give people the benefit of the doubt well past the point where others stop',
    ],
    test: "a stranger's bad mood on the train doesn't touch you",
  },
}

export const moonInSign: Record<Sign, InSign> = {
  Aries: {
    does: [
      "when you're upset it comes out right away, and it's over in an hour",
      'you calm down by doing something, preferably fast',
    ],
    test: 'you stay angry about the same thing for a week',
  },
  Taurus: {
    does: [
      'you calm down with food, sleep and nothing changing',
      'you need your own bed, your own routine and plenty of warning',
    ],
    test: "you'd happily move twice in a year",
  },
  Gemini: {
    does: [
      "you calm down by talking, and a bad day is half over once you've told someone",
      "you explain a feeling before you've finished having it",
    ],
    test: 'the last time you had a bad day, you told nobody',
  },
  Cancer: {
    does: [
      'you feel things at full strength, and you want your own people around while you do',
      "you go quiet when you're hurt and hope somebody comes looking",
    ],
    test: 'you forget who was nice to you when you were new',
  },
  Leo: {
    does: [
      "you need to be somebody's favorite, and you notice when you aren't",
      "you feel better once you've made someone laugh, and worse when nobody looked up",
    ],
    test: "you'd be fine if everybody forgot your birthday",
  },
  Virgo: {
    does: [
      'you settle your nerves by putting something in order',
      'you worry in detail, and a list is the only thing that lets you sleep',
    ],
    test: 'you can go to bed with the kitchen a mess and sleep well',
  },
  Libra: {
    does: [
      "you can't relax while anybody is cross with you",
      "you want company when you're low, and you'd rather smooth a thing over than win it",
    ],
    test: 'you can leave an argument unfinished and enjoy your evening',
  },
  Scorpio: {
    does: [
      'you feel things all the way down and show about a tenth of it',
      'you trust very few people with how you feel, and you test them first',
    ],
    test: 'most of your coworkers know what hurt you last year',
  },
  Sagittarius: {
    does: [
      'you get over things by getting out, and a cramped week makes you short with people',
      'you cheer yourself up by finding the funny part or booking something',
    ],
    test: 'a month with no plans to go anywhere suits you fine',
  },
  Capricorn: {
    does: [
      'you cope first and feel it later, usually alone',
      "you don't like needing anyone, so you're the one people lean on",
    ],
    test: 'you asked for help the last time you needed it',
  },
  Aquarius: {
    does: [
      'you step away from a feeling to look at it, and come back when it makes sense',
      'you need room around you, even from people you love',
    ],
    test: 'you like being texted all day by someone you love',
  },
  Pisces: {
    does: [
      "you soak up how everyone else feels, and you need time alone to find out what's yours",
      'you feel for people before you know whether they deserve it',
    ],
    test: 'you come out of a crowded party with more energy than you took in',
  },
}

export const mercuryInSign: Record<Sign, InSign> = {
  Aries: {
    does: [
      "you answer before the question is finished, and you're right often enough to keep doing it",
      'you think by disagreeing',
    ],
    test: "you've never wished you'd waited before hitting send",
  },
  Taurus: {
    does: [
      "you think a thing through once, slowly, and you don't enjoy being asked to think again",
      'you need to see it working before you believe in it',
    ],
    test: 'somebody changed your mind this month in a single conversation',
  },
  Gemini: {
    does: [
      'you think fast and out loud, with six tabs open',
      'you can learn a subject in a weekend and drop it by the next',
    ],
    test: 'you read one book at a time, to the end',
  },
  Cancer: {
    does: [
      'you remember how a thing was said long after you forget what was said',
      "you think well where you feel safe, and you go blank where you don't",
    ],
    test: "you can't recall the tone of the last text that annoyed you",
  },
  Leo: {
    does: [
      'you tell it better than it happened, and people remember it your way',
      'you speak with conviction, and you hate being corrected in front of people',
    ],
    test: 'you can listen to someone tell a good story badly and not step in',
  },
  Virgo: {
    does: [
      "you catch the error on everybody's page",
      'you want the facts in order, and vague instructions make you itch',
    ],
    test: 'you can read a menu with a misspelling in it and not notice',
  },
  Libra: {
    does: [
      'you can argue both sides, and you often do, at length',
      'you soften a message three times before you send it',
    ],
    test: 'you answer a tricky text the minute it arrives',
  },
  Scorpio: {
    does: [
      'you listen for the thing people are stepping around',
      'you ask the second question, the one people were hoping you would skip',
    ],
    test: 'you take people at their word the first time',
  },
  Sagittarius: {
    does: [
      'you see the conclusion before the steps',
      "you'd rather give people the big picture and let someone else check the numbers",
    ],
    test: 'you read the instructions first',
  },
  Capricorn: {
    does: [
      "you speak last and briefly, and you've prepared",
      "you want to know what it's for and how long it will take",
    ],
    test: 'you do your thinking out loud in meetings',
  },
  Aquarius: {
    does: [
      'you come at a problem from a side nobody asked about',
      'you hold an unpopular opinion calmly and for years',
    ],
    test: 'you usually end up agreeing with the room',
  },
  Pisces: {
    does: [
      'you get the answer before you can explain it',
      'you understand by feel, and a form with forty boxes defeats you',
    ],
    test: 'you can explain, step by step, how you knew the last time you just knew',
  },
}

export const venusInSign: Record<Sign, InSign> = {
  Aries: {
    does: [
      'you know within five minutes whether you like someone, and you make the first move',
      'you enjoy the chase more than the waiting',
    ],
    test: "you've waited a month for someone to notice you",
  },
  Taurus: {
    does: [
      'you want few things, good ones, for a long time',
      "you show love with time, food and turning up, and you don't share well",
    ],
    test: 'you lend your favorite things gladly',
  },
  Gemini: {
    does: [
      'you fall for people who are good to talk to',
      'you keep it light at first, and a dull text can end it',
    ],
    test: "you've stayed interested in somebody who can't hold a conversation",
  },
  Cancer: {
    does: [
      'you love by feeding, driving and remembering, and you want to be looked after too',
      'you get attached slowly and then completely',
    ],
    test: 'you can throw out a birthday card from someone you loved',
  },
  Leo: {
    does: [
      'you love out loud, and you want to be chosen in front of people',
      "you're generous and loyal, and a lukewarm reply can spoil your week",
    ],
    test: "you'd rather be loved in secret",
  },
  Virgo: {
    does: [
      'you love by doing the thing that needed doing',
      'you notice each small kindness, and each small flaw',
    ],
    test: 'a big speech means more to you than having the tire changed',
  },
  Libra: {
    does: [
      'people ask you what goes with what, and they mistake your manners for agreement',
      "you want it fair and you want it graceful, and you'll put off a hard talk to keep it so",
    ],
    test: "you'd rather be right than have a pleasant evening",
  },
  Scorpio: {
    does: [
      'you want all of someone or none of them',
      "you're loyal to very few people, and you don't forget the one who let you down",
    ],
    test: "you're on easy terms with everyone you ever dated",
  },
  Sagittarius: {
    does: [
      'you fall for people who have been somewhere or read something',
      'you want a companion more than a keeper, and you need to be able to go out alone',
    ],
    test: "you'd be happy with someone who never wants to go anywhere",
  },
  Capricorn: {
    does: [
      'you take months to begin and then you mean it',
      'you show love by fixing what broke and keeping every date you made',
    ],
    test: 'you say "I love you" early and easily',
  },
  Aquarius: {
    does: [
      'you want a friend first, and nobody looking over your shoulder',
      'you like people who are a bit odd, and you need a lot of room',
    ],
    test: 'you like to know where the person you love is all day',
  },
  Pisces: {
    does: [
      'you fall for who someone could be',
      'you give too much too early, and you find it hard to ask for it back',
    ],
    test: "you've always seen people exactly as they are from the start",
  },
}

export const marsInSign: Record<Sign, InSign> = {
  Aries: {
    does: [
      'you act first, and being told to wait is the quickest way to make you angry',
      'you get angry fast, say so, and forget it by lunch',
    ],
    test: 'you can stand in a long line without looking for a shorter one',
  },
  Taurus: {
    does: [
      "you're slow to start and nearly impossible to stop",
      "you put up with a lot, and then one day you don't",
    ],
    test: 'people can talk you into things on the spot',
  },
  Gemini: {
    does: [
      "you fight with words, and you're quick",
      'you do two things at once and argue while doing them',
    ],
    test: 'you lost an argument lately and had no reply ready an hour afterward',
  },
  Cancer: {
    does: [
      'you go after things sideways, and you fight hardest for other people',
      "you don't shout, you withdraw, and everyone can tell",
    ],
    test: "when you're angry, the person in question is the first to know",
  },
  Leo: {
    does: [
      "you do things with some style, and you can't work for somebody you don't respect",
      "you'd rather lose big than win small, and a slight makes you work twice as hard",
    ],
    test: 'you try just as hard when nobody will ever know',
  },
  Virgo: {
    does: ['you get things done by getting them right', 'your anger comes out as a correction'],
    test: 'you can watch someone load the dishwasher badly and walk away',
  },
  Libra: {
    does: [
      'you fight by being reasonable, and you act late',
      "you push hardest on somebody else's behalf, and you call it being fair",
    ],
    test: "you'd rather act alone than talk it through",
  },
  Scorpio: {
    does: [
      "you wait, you watch, and you don't let go",
      "you don't lose your temper in public, you just stop giving people anything",
    ],
    test: 'you drop a grudge by the weekend',
  },
  Sagittarius: {
    does: [
      "you act on belief, and you'd rather apologize than hold back",
      'you start with a leap, and you lose interest in the paperwork',
    ],
    test: 'you think twice before you volunteer an opinion',
  },
  Capricorn: {
    does: [
      'you go after things one step at a time and you count the steps',
      "you don't waste effort, and you get angry at people who do",
    ],
    test: 'you start things without knowing where they lead',
  },
  Aquarius: {
    does: [
      'you do it your own way even when the usual way is quicker',
      'you get angry about principles and stay oddly calm about insults',
    ],
    test: 'you follow a rule you think is stupid without a word',
  },
  Pisces: {
    does: [
      'you work in tides, hard for a while and then hardly at all',
      'you avoid a fight as long as you can, and then you leave without one',
    ],
    test: 'you work at the same rate every day of the month',
  },
}

export const jupiterInSign: Record<Sign, InSign> = {
  Aries: {
    does: [
      'your luck improves when you go first',
      "you believe in people who try, and you back yourself before there's any proof",
    ],
    test: 'waiting for permission has ever worked out better for you',
  },
  Taurus: {
    does: [
      'your luck is slow and solid, and it comes from staying with a thing',
      'you believe in comfort, and you like to make other people comfortable',
    ],
    test: 'your best results came from quitting early',
  },
  Gemini: {
    does: [
      "your luck comes through people you talk to, often when you weren't looking for it",
      'you believe a good question will get you further than a good plan',
    ],
    test: 'a chance conversation has never led you anywhere',
  },
  Cancer: {
    does: [
      'your luck comes through family, or the people you count as family',
      'you take care of more people than you planned to, and it comes back to you',
    ],
    test: "you'd rather eat alone than feed six people",
  },
  Leo: {
    does: [
      'your luck comes when you let yourself be seen',
      "you're big-hearted and you like a big gesture, and you tend to overdo it",
    ],
    test: 'your best chances came while you kept your head down',
  },
  Virgo: {
    does: [
      'your luck comes out of small things done properly',
      'you believe in being useful, and you get lost in improving what was fine already',
    ],
    test: 'details have never saved you',
  },
  Libra: {
    does: [
      'your luck comes through other people, and you do better in a pair than alone',
      'you believe most quarrels can be settled if people are decent, and you promise too much to keep them so',
    ],
    test: 'your best decisions were the ones you talked over with nobody',
  },
  Scorpio: {
    does: [
      'your luck comes from digging where other people stop',
      'you trust one large bet more than ten small ones',
    ],
    test: 'you like to keep all your options open',
  },
  Sagittarius: {
    does: [
      'you expect it to work out, and that is half the reason it does',
      'your luck comes from saying yes to the trip, the course or the stranger',
    ],
    test: 'you usually expect the worst',
  },
  Capricorn: {
    does: [
      'your luck looks like hard work, because it comes late and it stays',
      "you're cautious with hope, and you trust it more with a plan attached",
    ],
    test: 'you bet on things before you have checked them',
  },
  Aquarius: {
    does: [
      'your luck comes through odd people and ideas that sound premature',
      "you believe in the group, and you're generous with strangers",
    ],
    test: 'the conventional choice has always paid off for you',
  },
  Pisces: {
    does: [
      'your luck comes when you stop pushing',
      'you give more than you count, and somehow it rarely leaves you short',
    ],
    test: 'your gut has steered you wrong more often than right',
  },
}

export const saturnInSign: Record<Sign, InSign> = {
  Aries: {
    does: [
      'you hold back before you start, and then you start properly',
      'you learned to be careful with your own impatience',
    ],
    test: 'you find it easy to ask for what you want straight out',
  },
  Taurus: {
    does: [
      'you worry about having enough, and you build something solid because of it',
      'you take security seriously and trust it late',
    ],
    test: 'you can spend a large sum and not think about it again',
  },
  Gemini: {
    does: [
      'you check your words, and you reopen questions that were settled',
      'you take facts seriously and small talk as work',
    ],
    test: 'you speak off the cuff without going over it afterward',
  },
  Cancer: {
    does: [
      "you keep a tight lid on feelings, and you're careful whom you let in",
      'you act like the adult in the family, and you may have started early',
    ],
    test: 'you find it easy to be looked after',
  },
  Leo: {
    does: [
      "you want to be noticed and you don't want to be seen wanting it",
      'you earn your applause, and you distrust the kind that comes easily',
    ],
    test: 'you take a compliment without arguing with it',
  },
  Virgo: {
    does: [
      'you hold yourself to a standard nobody else was told about',
      'you do careful work and then look for the hole in it',
    ],
    test: 'good enough is good enough for you',
  },
  Libra: {
    does: [
      'you take promises between people very seriously, and you want the terms clear',
      'you commit late, and then you keep to it',
    ],
    test: 'you say yes to people before you have thought about it',
  },
  Scorpio: {
    does: [
      "you're slow to trust, and you watch what people do with small confidences first",
      'you control what you can because losing control has a price, and you know it',
    ],
    test: 'you hand over your phone without thinking about it',
  },
  Sagittarius: {
    does: [
      'you want to believe in something, and you want it proved first',
      'you take your principles literally, even when it costs you',
    ],
    test: 'you accept an expert opinion without looking it up',
  },
  Capricorn: {
    does: [
      'you take on the responsible part without being asked, and you do it well',
      'you plan in years, and you find it hard to count what you have already done',
    ],
    test: 'you feel you have done enough by Friday',
  },
  Aquarius: {
    does: [
      'you keep to your own rules more strictly than other people keep to theirs',
      'you belong to a group without ever quite melting into it',
    ],
    test: "you've kept a rule you couldn't see the sense of",
  },
  Pisces: {
    does: [
      "you're strict about things nobody else can see, and you feel guilty without a charge",
      'you try to put a schedule on things that come in waves',
    ],
    test: 'you can do nothing for a day with a clear conscience',
  },
}

export const ascendantInSign: Record<Sign, InSign> = {
  Aries: {
    does: [
      'you walk in as if you had somewhere to be, and people take you for braver than you feel',
      'you come across as quick and frank, and a little impatient',
    ],
    test: 'people call you hard to read',
  },
  Taurus: {
    does: [
      'you come across as calm, and people slow down around you',
      'you look as if nothing could rush you, which people find restful or maddening',
    ],
    test: 'people describe you as nervous',
  },
  Gemini: {
    does: [
      'you come across as quick and chatty, and people think they know you after ten minutes',
      'you ask questions the moment you arrive',
    ],
    test: 'people say you were quiet when they first met you',
  },
  Cancer: {
    does: [
      'you come in carefully and look for the friendly face, and people confide in you',
      'you come across as kind and a bit guarded',
    ],
    test: 'nobody can tell what mood you are in',
  },
  Leo: {
    does: [
      'people notice when you arrive, whether or not you meant them to',
      'you come across as warm and sure of yourself, even on days when you are neither',
    ],
    test: "you can leave a party without anyone's noticing",
  },
  Virgo: {
    does: [
      'you come across as careful and modest, and you have already seen what needs fixing',
      'you look neat and self-contained, and people hand you the details',
    ],
    test: 'you can walk into a messy office and not see it',
  },
  Libra: {
    does: [
      "people relax around you, because you ask good questions and don't push",
      'you come across as pleasant and fair, and people think you agreed with them',
    ],
    test: 'people meet your temper first',
  },
  Scorpio: {
    does: [
      'you let other people talk first, and you remember what they let slip',
      'you come across as intense even when you are thinking about lunch',
    ],
    test: 'strangers find you easy to read',
  },
  Sagittarius: {
    does: [
      'you come across as open and funny, and you say the thing other people were editing',
      'you look as if you might be on your way somewhere better, and people like that about you',
    ],
    test: 'people call you reserved',
  },
  Capricorn: {
    does: [
      'you come across as someone who can be trusted with the deadline',
      'you look serious before you are, and people are surprised that you are funny',
    ],
    test: 'strangers take you for younger and sillier than you are',
  },
  Aquarius: {
    does: [
      'you come across as friendly and slightly elsewhere',
      'you treat the intern and the boss alike, and people notice',
    ],
    test: 'people find you just like everybody else',
  },
  Pisces: {
    does: [
      'you come across as gentle and a little hard to pin down, and people see in you what they need',
      'you drift into a room, and people tell you things',
    ],
    test: 'people call you businesslike',
  },
}

export const midheavenInSign: Record<Sign, InSign> = {
  Aries: {
    does: [
      "you're known for starting things, and for not waiting your turn",
      'you do well where someone has to go first',
    ],
    test: 'your boss calls you cautious',
  },
  Taurus: {
    does: [
      "you're known for being solid, and people expect you to last",
      "you do well where quality counts and speed doesn't",
    ],
    test: 'you change jobs every year',
  },
  Gemini: {
    does: [
      "you're known for words, and for knowing a bit about everything",
      'you do well where you can have two jobs in one',
    ],
    test: 'nobody at work asks you to explain things',
  },
  Cancer: {
    does: [
      "you're known for looking after people, even where it isn't your job",
      'you do well where people have to feel safe before they can work',
    ],
    test: 'nobody at work has ever cried in front of you',
  },
  Leo: {
    does: [
      "you're known by name, and you work better with your name on it",
      'you do well where someone has to stand in front',
    ],
    test: "you'd be content to do your best work anonymously",
  },
  Virgo: {
    does: [
      "you're known for getting it right, and you get the jobs that others botched",
      'you do well where details decide',
    ],
    test: 'your coworkers never ask you to check things',
  },
  Libra: {
    does: [
      "you're known for tact, and people send you in when it's delicate",
      'you do well where two sides have to agree',
    ],
    test: 'people at work call you blunt',
  },
  Scorpio: {
    does: [
      "you're known for handling what others avoid",
      'you do well where something has to be found out or turned around',
    ],
    test: 'the difficult cases go to somebody else',
  },
  Sagittarius: {
    does: [
      "you're known for vision and for saying it out loud",
      'you do well where you can teach, travel or persuade',
    ],
    test: 'you never give the speech',
  },
  Capricorn: {
    does: [
      "you're known for delivering, and you rise by staying",
      "you do well where there's a ladder",
    ],
    test: 'titles mean nothing to you',
  },
  Aquarius: {
    does: [
      "you're known for not doing it the usual way",
      'you do well where nobody has written the manual yet',
    ],
    test: 'people describe your work as traditional',
  },
  Pisces: {
    does: [
      "you're known for being kind, or for imagination, and it's hard to put on a business card",
      'you do well where feeling for people is part of the job',
    ],
    test: 'your job could be done just as well by someone who felt nothing',
  },
}
