import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You plan nine moves ahead, and then you lose your temper and say all of it.',
      "You want real influence over your own life, and you'd wait a long time in silence for the right opening (your Sun in Scorpio).",
      "Waiting is what your Moon in Aries can't do once somebody has insulted it.",
      'You can keep an important plan to yourself for months, and give the whole thing away one Tuesday in an argument about a borrowed ladder.',
    ],
    turn: "You're patient enough to keep a plan secret for months, but your temper can give it away in a minute.",
    task: [
      "Tell one person you trust what you're waiting for, and how long you mean to wait.",
      'The next time somebody insults you, call that person and yell, before you say a word to anyone else.',
      "It's a compliment to be told about a plan of yours, and your friend gets to be the reason it survives past Tuesday.",
    ],
  },
  Taurus: {
    opening: [
      "When something's going well, you can't help taking it apart to see why.",
      "Appearances don't satisfy you, and you'd give up a lot of comfort to know what's really holding a thing together (your Sun in Scorpio).",
      'Your Moon in Taurus would prefer the comfort, and all it wants is the same pleasant evening as yesterday with no surprises in it.',
      'It gets that evening until about nine, when you ask somebody what they meant by "fine."',
    ],
    turn: "You want peace, and as soon as you've got some you start looking for what's underneath it.",
    task: [
      "Choose one thing in your life that's going well, and for a month ask no questions about it.",
      'If a question comes up, write it down for later and go on enjoying the evening.',
      "The people close to you could stop preparing for the nine o'clock question, and you'd see how well they get along when nobody's asking.",
    ],
  },
  Gemini: {
    opening: [
      'The more serious a conversation gets, the more likely you are to make a joke.',
      "You want to get to the bottom of things, and you'll ask what nobody else dares to ask (your Sun in Scorpio).",
      "But your Moon in Gemini can't stay at the bottom for long, so it looks for something funny about the place.",
      "Somebody tells you the truest thing they've ever told you, and for a second or two neither of you knows if you're going to spoil it.",
    ],
    turn: 'You ask the deepest question in the room, and then you get nervous and make everybody laugh.',
    task: [
      'The next time a person tells you something serious, repeat it back to them in their own words before you say anything funny.',
      'Then be as funny as you like.',
      "It's easier to enjoy your joke after being heard, and people will bring you the truest things they know.",
    ],
  },
  Cancer: {
    opening: [
      "You don't let go of anyone you've loved, even the ones who've left.",
      "Being liked doesn't interest you much, and when a person matters to you, they matter completely (your Sun in Scorpio).",
      'Nothing lighter in you helps you move on, since your Moon in Cancer keeps everything it has ever been fond of.',
      "There may be someone you haven't spoken to in years whose mother's birthday still comes up in your calendar.",
    ],
    turn: "When you love someone it's for life, and you've never learned how to love a person a little less.",
    task: [
      "Write to one of the people who left, a few kind lines that ask for nothing, and send them or don't.",
      'Then take one small thing of theirs off your phone or your calendar.',
      "The people who stayed have been sharing you with the ones who left, and they'd feel the difference.",
    ],
  },
  Leo: {
    opening: [
      'You know by heart all the praise that means nothing to you.',
      "You want a strength that nobody can give you or take away, and you prefer to work where no one's looking (your Sun in Scorpio).",
      'But your Moon in Leo stores up every good word it has ever been given.',
      "If someone once called you extraordinary, you can still say what they were wearing, and you brushed it off so firmly that they didn't try again.",
    ],
    turn: 'Nobody has caught you wanting praise, but you recall every time you got some.',
    task: [
      "Go to a person whose work you admire and tell them why it's extraordinary, at the length that you'd enjoy yourself.",
      "When they say something kind in return, don't brush it off.",
      'Somebody has been keeping a good word for you ever since the last one was refused, and would like to see it taken.',
    ],
  },
  Virgo: {
    opening: [
      'You can find out anything about anyone, and at night you investigate yourself.',
      "You want to know what really happened, and you're good enough at it to make people slightly nervous (your Sun in Scorpio).",
      "When nobody else is around, your Moon in Virgo turns the same attention on you, and it's looking for mistakes.",
      "At one in the morning you're still going over lunch, because you may have sounded bored, though no one has said so except you.",
    ],
    turn: "By day you see through other people, and at night you go over everything you've done wrong yourself.",
    task: [
      "Pick a friend with good sense, give them the plain facts of something you're blaming yourself for, and ask for a ruling.",
      'Whatever the ruling is, accept it for a month.',
      "Your friends would mostly let you off for sounding bored at lunch, and they'd feel safer about their own mistakes if you could let it go.",
    ],
  },
  Libra: {
    opening: [
      "Once you know that a friendship's over, you go on having lunch with it.",
      "You can't stand half measures, and when a friendship has gone false you'd like to end it cleanly and for good (your Sun in Scorpio).",
      "But then the friend asks how you've been, and your Moon in Libra can't bear to make anyone look hurt.",
      "So a person you gave up on three summers ago may still see you on the first Thursday of the month, and think it's going well.",
    ],
    turn: "You can decide that a friendship is over and mean it, but you're too polite to tell the other person.",
    task: [
      "Choose one of those first Thursdays, and either end the arrangement in two kind sentences or tell the person what's been wrong.",
      'Say it before you order.',
      "The other person may have noticed that something's off, and either way you'd be giving them a true friend or a free Thursday.",
    ],
  },
  Scorpio: {
    opening: [
      "You do nothing by halves, so there's a good deal that you don't do at all.",
      "When you want something you want it completely, and a thing that you could take or leave doesn't seem worth taking (your Sun in Scorpio).",
      'Your moods are the same, because your Moon in Scorpio has no mild ones.',
      "You hear somebody sing who really can, and it's years before you'll sing in front of people again, even at a birthday.",
    ],
    turn: "You're all in or you're out, and you've got no setting for a thing that's only moderately fun.",
    task: [
      'Do something halfway this month on purpose, such as a single lesson, or the easy version of the walk.',
      'Stop before you start to care how good you are at it.',
      "Plenty of people do things by halves and enjoy the company, and they've been reading your absence as disapproval.",
    ],
  },
  Sagittarius: {
    opening: [
      "When you fall for something it's completely, until the morning you're done with it.",
      'A person or a subject can take you over until there might never have been another (your Sun in Scorpio).',
      "Then your Moon in Sagittarius gets restless, because it needs to know that there's somewhere else to go.",
      'The books about the one subject go into boxes, or the person who had every evening of yours for months hears that you need a weekend to yourself.',
    ],
    turn: 'You give yourself to a thing completely, and then you wake up wanting to be somewhere else.',
    task: [
      "Take whatever you're most absorbed in and go somewhere new with it this month, a day trip with the person or a field trip for the subject.",
      'See whether you still want to get away.',
      "Somebody who's been loved that completely would be glad to find that they can come along when you're restless.",
    ],
  },
  Capricorn: {
    opening: [
      'You like to be in control without anybody knowing that you are.',
      'Being in charge of yourself is the first thing you want, and owing nothing to anybody is the second (your Sun in Scorpio).',
      'Your Moon in Capricorn backs that up with planning, because it only relaxes when everything would run for a year without it.',
      "People you care about may live with arrangements that you made for them, and most of them would think that they'd been lucky.",
    ],
    turn: 'You run things from where nobody can see you, so nobody has ever had a reason to thank you.',
    task: [
      "Show one person this month how something works that you've been quietly taking care of, and what it would need from them.",
      'Then let them run it for a week.',
      "They may have put it down to luck until now, and it's a relief to find out that somebody has been looking after you.",
    ],
  },
  Aquarius: {
    opening: [
      'The total closeness you ask for is more than you can stand by the third day.',
      "You've got no use for casual arrangements, and you want to know someone completely and be known the same way (your Sun in Scorpio).",
      'Your Moon in Aquarius, though, needs nights when it belongs to nobody, and it gets up at three to read about volcanoes in another room.',
      'Meanwhile the person you asked for everything lies awake, having said yes, and wonders what they did.',
    ],
    turn: 'You pull a person as close as you can, and then you need to get away from them for a while.',
    task: [
      'Ask for the time alone as plainly as you ask for the closeness, by saying which evenings are yours before one of them comes.',
      'Afterward, tell the other person what you read.',
      "The other person can sleep through a night without you, once they've been told that it's only volcanoes.",
    ],
  },
  Pisces: {
    opening: [
      "You know where everyone's weak spot is, but you can't bring yourself to use it.",
      "Other people's secrets have always been plain to you, and you understand power too well to pretend that it isn't there (your Sun in Scorpio).",
      "Your Moon in Pisces, though, feels what the other person would feel, and it's sorry before you've done anything.",
      'So in an argument you think of the one sentence that would end it, you look at their face, and you say something else.',
    ],
    turn: "You can see exactly how to hurt a person, and you'd feel it yourself if you did.",
    task: [
      'Use what you know about one person to do them a good turn this month, something only a person who knew their weak spot would think of.',
      "Don't say how you knew.",
      "They've put a lot of work into hiding it, and it would do them good to be helped there by somebody who could have hurt them.",
    ],
  },
}
