import type { AspectQuality } from '../../aspect-quality.ts'

/** What two points do to each other. */
export interface PairWords {
  /** Each begins in lower case and stands as a sentence. `{a}` is the place of the house of the first: "at home". */
  says: readonly string[]
  /** After "If": what would show that it is not so. */
  test: string
}

/** By the two names, in the order of `planets`. A pair that can only be close to each other has no other quality. */
export const pairWords: Record<string, Partial<Record<AspectQuality, PairWords>>> = {
  'sun~moon': {
    joined: {
      says: [
        'what you want and what you need point the same way, so you act without much debate and have trouble seeing yourself from outside',
        'you pour both heart and will into one place, and it shows {a}',
      ],
      test: 'you often want one thing and do the other',
    },
    harmonious: {
      says: [
        'what you want and what makes you comfortable agree, so you recover fast from a bad day',
        'you can go after what you want without losing your good mood',
      ],
      test: 'getting what you wanted usually leaves you uneasy',
    },
    tense: {
      says: [
        'what you go after and what makes you feel safe are two separate things, and you are seldom allowed both on one day',
        'you want to get ahead, and the price is your peace',
      ],
      test: "your ambitions and your comfort have never got in each other's way",
    },
  },
  'sun~mercury': {
    joined: {
      says: [
        'you are what you say, so a criticism of your idea lands on you',
        'you put yourself into words {a}, and you find it hard to hear the other version',
      ],
      test: 'you can hear your idea torn apart and shrug',
    },
  },
  'sun~venus': {
    joined: {
      says: [
        'you like to be liked, and mostly you are',
        'people warm to you {a}, and you count on it more than you know',
      ],
      test: "you don't care at all whether the room likes you",
    },
  },
  'sun~mars': {
    joined: {
      says: [
        "you want a thing and you're already doing it, and people feel pushed",
        'you fight for what you are {a}, and losing there feels personal',
      ],
      test: 'you can lose a game and not think about it on the way home',
    },
    harmonious: {
      says: [
        'you have energy for what you want, and you rarely have to force it',
        'you have a push, and it goes where you send it',
      ],
      test: 'you leave most things you start to other people',
    },
    tense: {
      says: [
        'you run into resistance and push harder, and you get more done angry than calm',
        'you pick fights over things that matter to you',
      ],
      test: 'you keep your temper when someone stands in your way',
    },
  },
  'sun~jupiter': {
    joined: {
      says: [
        'you think big and expect the best, and you say yes to too much',
        "you're larger than life {a}, and people forgive you the excess",
      ],
      test: 'you usually promise less than you can do',
    },
    harmonious: {
      says: [
        'things tend to work out for you, and you have stopped noticing how often',
        'what you do gets help from people you know',
      ],
      test: 'you count yourself unlucky',
    },
    tense: {
      says: [
        'you overestimate what fits into a day, and you get away with it just often enough to go on',
        'you promise too much because you feel so sure of yourself',
      ],
      test: 'your week usually has hours to spare',
    },
  },
  'sun~saturn': {
    joined: {
      says: [
        "you take yourself seriously, and you're harder on yourself than anyone else thinks of being",
        'you carry the responsibility {a} as if it were part of your name',
      ],
      test: 'you finish a good day without thinking of what you should have done',
    },
    harmonious: {
      says: [
        'you can do a dull thing for a long time if it leads somewhere',
        'you stand by what you said, and it holds up what you are',
      ],
      test: 'you drop things when they stop being fun',
    },
    tense: {
      says: [
        'you feel examined, so you work harder than the job asks for',
        'you hold back because of a standard you set yourself',
      ],
      test: 'praise goes straight in and stays there',
    },
  },
  'sun~uranus': {
    joined: {
      says: [
        "you can't be told who to be, and you change direction without warning",
        "you're the exception {a}, and you'd miss it if you were not",
      ],
      test: 'you like being told how a thing has always been done',
    },
    harmonious: {
      says: [
        "you're original without having to make a fight of it",
        'you can change your mind and still be yourself',
      ],
      test: "you'd rather follow the recipe",
    },
    tense: {
      says: [
        'the moment someone relies on you to be a certain way, you want to be another',
        'you break out whenever things settle down',
      ],
      test: 'you have never walked out of anything',
    },
  },
  'sun~neptune': {
    joined: {
      says: [
        'you become what the people around you need, and you need time off from that',
        'you have imagination {a}, and it costs you some clear edges',
      ],
      test: 'you always know where you end and somebody else begins',
    },
    harmonious: {
      says: [
        'you have imagination and you can use it without losing your footing',
        'you sense what people want, and it helps you with what you want',
      ],
      test: 'you only believe what can be measured',
    },
    tense: {
      says: [
        'you have a hazy idea of what you are worth, and it changes with the company',
        'you lose yourself and then wonder who you are',
      ],
      test: 'you see yourself about as others see you',
    },
  },
  'sun~pluto': {
    joined: {
      says: [
        'you do nothing by halves, and people feel your will before you have said a word',
        'you want control {a}, or at least a veto',
      ],
      test: 'you are happy to let someone else run it',
    },
    harmonious: {
      says: [
        'you can start over when you have to, and you come out stronger',
        'you have staying power, and it backs you up',
      ],
      test: 'a setback usually ends it for you',
    },
    tense: {
      says: [
        "you and authority test each other, and you don't blink first",
        'whenever you try to shine, somebody wants to decide how',
      ],
      test: 'you let powerful people be',
    },
  },
  'moon~mercury': {
    joined: {
      says: [
        'you say what you feel almost as you feel it',
        'your feelings have words {a}, and you change both often',
      ],
      test: 'you need days to know what you felt',
    },
    harmonious: {
      says: [
        'you can talk about a feeling without making a scene of it',
        'what you say makes people feel at ease',
      ],
      test: 'people often misread your tone',
    },
    tense: {
      says: [
        'your head explains what your stomach has decided otherwise',
        'you talk yourself out of a feeling and it comes back',
      ],
      test: 'you never argue with how you feel',
    },
  },
  'moon~venus': {
    joined: {
      says: [
        'you want things gentle, and you make them so for other people',
        "you're easy to love {a}, and you know how to make a place pleasant",
      ],
      test: 'you thrive on a bit of conflict',
    },
    harmonious: {
      says: [
        'you show affection easily and take it just as easily',
        'the warmth you show comes back to you',
      ],
      test: 'people find you cold at first',
    },
    tense: {
      says: [
        'the people who charm you and the people who make you feel safe are seldom the same',
        'you want to be adored and left alone',
      ],
      test: 'the people you fall for are also the ones you can nap next to',
    },
  },
  'moon~mars': {
    joined: {
      says: [
        'you feel it and you have said it, and you regret the volume afterward',
        'you protect your own {a} with your claws out',
      ],
      test: 'you can be hurt and stay polite for an evening',
    },
    harmonious: {
      says: [
        'you know what you feel and you do something about it',
        'you act quickly when someone you love needs it',
      ],
      test: "you freeze when you're upset",
    },
    tense: {
      says: [
        'small irritations get to you, and you snap at the person nearest',
        'you get angry about something that hurt you',
      ],
      test: 'being tired never makes you short with anyone',
    },
  },
  'moon~jupiter': {
    joined: {
      says: [
        'you feel generously, and everyone gets fed',
        'your moods are large {a}, and so is your welcome',
      ],
      test: 'you keep a small table on principle',
    },
    harmonious: {
      says: [
        'you expect people to mean well, and it brings that out in them',
        "you find help when you're low",
      ],
      test: 'you tend to expect the worst of people',
    },
    tense: {
      says: [
        'when you are comforting yourself, you overdo it',
        "you promise people too much because you can't bear them sad",
      ],
      test: 'you never spend, eat or promise too much on a bad day',
    },
  },
  'moon~saturn': {
    joined: {
      says: [
        'you keep your feelings in order and mostly to yourself',
        "you manage {a} without asking for help, and it's hard to unlearn",
      ],
      test: 'you cry easily and in company',
    },
    harmonious: {
      says: [
        "you're steady, and people can set their watch by your kindness",
        "you stay calm when there's work to do",
      ],
      test: 'you fall apart when it counts',
    },
    tense: {
      says: [
        'you feel a need and a rule against it at the same time',
        'you put duty before comfort, and you resent it about once a month',
      ],
      test: 'you rest without feeling you should be doing something',
    },
  },
  'moon~uranus': {
    joined: {
      says: [
        'your moods change without notice, and you need to be free to leave',
        'you need a way out {a}, even if you never use it',
      ],
      test: 'you like every evening to be the same',
    },
    harmonious: {
      says: [
        'change perks you up where it upsets other people',
        "you're at ease with the unexpected, and it keeps you young",
      ],
      test: 'a change of plan ruins your day',
    },
    tense: {
      says: [
        'you want closeness, and when you get it you want air',
        'you pull away just when things are settled',
      ],
      test: 'you have never canceled on someone you love because you needed to be alone',
    },
  },
  'moon~neptune': {
    joined: {
      says: [
        'you pick up what other people feel and take it home as your own',
        "you're wide open {a}, and you need more sleep than most",
      ],
      test: 'you can sit next to a sad person and stay cheerful',
    },
    harmonious: {
      says: ['you know what people need before they say it', 'your instincts are kind to you'],
      test: 'you rarely guess how someone feels',
    },
    tense: {
      says: [
        "you're sorry for people who are using you",
        'you carry home whatever the day put on you',
      ],
      test: 'nobody has ever talked you into feeling guilty',
    },
  },
  'moon~pluto': {
    joined: {
      says: [
        'you feel nothing lightly, and you keep watch over the people you love',
        'you go deep {a}, and you find casual company tiring',
      ],
      test: 'you get over a disappointment by the weekend',
    },
    harmonious: {
      says: [
        "people tell you the worst part, because your face doesn't change",
        'you can hear the worst and stay warm',
      ],
      test: 'strong feelings in other people frighten you',
    },
    tense: {
      says: [
        'you feel things to the bottom and are afraid of being at their mercy',
        'you hold on tight when someone has power over you',
      ],
      test: 'you trust people with your mood on the first day',
    },
  },
  'mercury~venus': {
    joined: {
      says: [
        'you say things nicely, and people take bad news from you',
        'you have a gift for the right word {a}',
      ],
      test: 'people find your messages curt',
    },
    harmonious: {
      says: [
        'you make conversation easy, and you like people who do the same',
        "you talk your way into people's good graces {a}",
      ],
      test: 'you dread small talk',
    },
  },
  'mercury~mars': {
    joined: {
      says: ['your words have an edge, and you get there first', 'you argue {a} and enjoy it'],
      test: 'you let a wrong statement pass',
    },
    harmonious: {
      says: ['you think quickly and then you do it', 'what you decide gets done the same day'],
      test: 'you put off a phone call for a week',
    },
    tense: {
      says: ['you win the argument and lose the room', 'a remark of yours starts the fight'],
      test: 'you have never had to apologize for a text',
    },
  },
  'mercury~jupiter': {
    joined: {
      says: [
        'you think in big pictures and talk in long sentences',
        'you can sell an idea {a}, sometimes before it exists',
      ],
      test: "people say you're a person of few words",
    },
    harmonious: {
      says: [
        'you explain things so that people want to try them',
        'what you learn opens things up',
      ],
      test: 'nobody ever asks you to teach them anything',
    },
    tense: {
      says: [
        'you say more than you can back up, and you mean every word',
        'you talk as if the facts would catch up',
      ],
      test: 'you check the numbers before you tell the story',
    },
  },
  'mercury~saturn': {
    joined: {
      says: [
        'you think before you speak, and then you think about it again',
        "you're exact {a}, and you hear the mistake first",
      ],
      test: "you speak up before you're sure",
    },
    harmonious: {
      says: [
        'what you say on Monday is still true on Friday',
        'your plans hold up, and people rely on them',
      ],
      test: 'your plans usually fall apart',
    },
    tense: {
      says: [
        "you revise a sentence until there's hardly anything left of it",
        'you hold back what you think because of how it might be judged',
      ],
      test: 'you never rehearse a conversation in the shower',
    },
  },
  'mercury~uranus': {
    joined: {
      says: [
        "your ideas arrive all at once, and you can't show the working",
        'you say the unexpected {a} and it turns out to be useful',
      ],
      test: 'you like to take things step by step',
    },
    harmonious: {
      says: [
        'your first draft is better than your fourth',
        'a thought you have often surprises people',
      ],
      test: 'your first idea is never the one you keep',
    },
    tense: {
      says: [
        'you interrupt yourself, and you contradict people because you can',
        "you're so quick that people feel left behind",
      ],
      test: 'you let people finish',
    },
  },
  'mercury~neptune': {
    joined: {
      says: [
        'you think in images, and you lose the date and keep the mood',
        'you hear what is meant {a} better than what is said',
      ],
      test: 'you never get an appointment wrong',
    },
    harmonious: {
      says: [
        'you can put a hazy thing into words other people can use',
        'you understand what nobody has explained',
      ],
      test: 'you have no ear for a poem or a song',
    },
    tense: {
      says: [
        'you believe a good story before you check it, your own included',
        'you agree to things that turn out vague',
      ],
      test: 'you always read what you sign',
    },
  },
  'mercury~pluto': {
    joined: {
      says: [
        "you want to know what is under it, and you don't stop asking",
        'you can find things out {a}, and you keep them',
      ],
      test: 'you believe the first explanation',
    },
    harmonious: {
      says: [
        'you see through things without making enemies',
        'you ask the question that changes things',
      ],
      test: 'you leave a mystery alone',
    },
    tense: {
      says: [
        'you go on thinking about a thing until it is dead',
        "you read motives into what people say, and you're right often enough to go on",
      ],
      test: 'you can let a strange remark go',
    },
  },
  'venus~mars': {
    joined: {
      says: [
        'you want what you like and you go and get it',
        'you flirt {a} whether you mean to or not',
      ],
      test: 'you have always waited to be asked',
    },
    harmonious: {
      says: [
        'you can want something and be charming about it',
        'people are glad to be steered by you {a}',
      ],
      test: 'you find it hard to ask for what you want',
    },
    tense: {
      says: [
        'you fall for people you fight with',
        'you want peace and pick a fight, sometimes with the same person',
      ],
      test: 'your great loves have all been calm',
    },
  },
  'venus~jupiter': {
    joined: {
      says: [
        'you like a lot of a good thing, and you share it',
        "you're generous {a}, and people like you for it",
      ],
      test: 'you like your pleasures small and rare',
    },
    harmonious: {
      says: [
        'people are kind to you, and you take it gracefully',
        'what you enjoy brings you luck',
      ],
      test: 'you have trouble accepting a present',
    },
    tense: {
      says: [
        'you overdo it with people you like, and with the card you pay with',
        'you give so much that it costs you',
      ],
      test: "you leave a party while it's still good",
    },
  },
  'venus~saturn': {
    joined: {
      says: [
        'you love seriously and late, and you need to know it is safe first',
        "you're careful with affection {a}, and you mean it when it comes",
      ],
      test: 'you fall in love easily',
    },
    harmonious: {
      says: [
        "you warm up late, and once you're in, you stay",
        'you keep your promises to the people you like',
      ],
      test: 'you lose touch with people you were fond of',
    },
    tense: {
      says: [
        'you expect a no, so you ask for less than you want',
        'you feel you have to earn what others get for nothing',
      ],
      test: 'you find it easy to believe you are loved',
    },
  },
  'venus~uranus': {
    joined: {
      says: [
        'you fall suddenly and for unlikely people',
        "you like it new {a}, and you can't fake interest",
      ],
      test: 'your type has never changed',
    },
    harmonious: {
      says: [
        'you can be close to someone and leave them free',
        "you meet people you like in ways you couldn't have planned",
      ],
      test: 'you want to know by Monday what you are doing on Saturday',
    },
    tense: {
      says: [
        'you want someone until they want you back',
        'you cut a tie when it starts to limit you',
      ],
      test: 'you have never cooled off overnight',
    },
  },
  'venus~neptune': {
    joined: {
      says: [
        'you fall in love with a possibility',
        'you see the best in people {a} and pay for some of it',
      ],
      test: "you see people's faults before their charm",
    },
    harmonious: {
      says: [
        'you have taste and tenderness, and you forgive easily',
        'beauty matters to you more than you let on',
      ],
      test: 'music leaves you cold',
    },
    tense: {
      says: [
        'you rescue people who did not ask for it',
        "you're disappointed by people you made up",
      ],
      test: 'nobody has ever turned out different from what you thought',
    },
  },
  'venus~pluto': {
    joined: {
      says: [
        'you love completely or you are polite',
        "attraction is serious {a}, and you don't recover quickly",
      ],
      test: 'you can date casually for months',
    },
    harmonious: {
      says: [
        'you love deeply without making a drama of it',
        "you're loyal in a way that changes things",
      ],
      test: 'you prefer it light',
    },
    tense: {
      says: [
        'you play it cool with somebody you want, and you lose sleep over it',
        'who likes you and who has power over you are never quite separate questions',
      ],
      test: 'you let people pay for you without a thought',
    },
  },
  'mars~jupiter': {
    joined: {
      says: [
        'you do things on a grand scale, and you start more than you finish',
        'you take risks {a} and mostly land on your feet',
      ],
      test: 'you like to start small',
    },
    harmonious: {
      says: ['you know when to push, and it tends to pay', 'the effort you put in is rewarded'],
      test: 'you give up early',
    },
    tense: {
      says: [
        'you overshoot: too fast, too much, too sure',
        'you push too far because you believe it will be fine',
      ],
      test: "you stop while you're ahead",
    },
  },
  'mars~saturn': {
    joined: {
      says: [
        'you work hard under a lot of control, and you can outlast anyone',
        'you press on {a} with the brake half on',
      ],
      test: 'you act on the spur of the moment',
    },
    harmonious: {
      says: [
        'you can work hard for a long time without drama',
        'you put your energy where your duty is',
      ],
      test: 'you work only when you are in the mood',
    },
    tense: {
      says: ['you race ahead, stop, and start over', 'you push hard and put on the brakes'],
      test: 'you can leave a job half finished and sleep well',
    },
  },
  'mars~uranus': {
    joined: {
      says: ['you act suddenly, and it surprises even you', "you can't be held still {a}"],
      test: 'you think everything through first',
    },
    harmonious: {
      says: [
        "you're quick with your hands and with a new way to do it",
        'you try things that nobody has tried',
      ],
      test: 'you wait for the update to be tested',
    },
    tense: {
      says: [
        'you get impatient, things move fast, and then somebody slams a door',
        'you snap when you feel fenced in',
      ],
      test: 'you can be told what to do three times in a row',
    },
  },
  'mars~neptune': {
    joined: {
      says: [
        "you act on a feeling, and you're hard to pin down",
        'you give your energy away {a} and wonder where it went',
      ],
      test: 'you know exactly what you want and how to get it',
    },
    harmonious: {
      says: [
        'you get your way without seeming to push',
        'you work well for something you believe in',
      ],
      test: "you work just as hard for something you don't believe in",
    },
    tense: {
      says: [
        'you avoid the fight and then fight something else',
        "your effort leaks away, and you're the last to notice",
      ],
      test: 'you always know what you are angry about',
    },
  },
  'mars~pluto': {
    joined: {
      says: [
        'you have more force than you show, and you use it all or not at all',
        'you keep going {a} long after others have gone home',
      ],
      test: 'you give up gracefully',
    },
    harmonious: {
      says: [
        'you have great stamina and you know where to press',
        "you can turn things around because you don't scare easily",
      ],
      test: 'pressure makes you smaller',
    },
    tense: {
      says: [
        'you go from patient to all-out with no step in between',
        'you let it go and let it go, and then you go to war',
      ],
      test: 'you have never gone silent to win',
    },
  },
  'jupiter~saturn': {
    joined: {
      says: [
        'you want to grow and you want it safe, so you build slowly and large',
        'you plan big {a}, with a budget',
      ],
      test: 'you never have a plan',
    },
    harmonious: {
      says: [
        'you know when to expand and when to wait',
        'what you dare is backed by what you have built',
      ],
      test: 'your timing is usually off',
    },
    tense: {
      says: [
        'half of you says go and half of you asks what could go wrong',
        'you want more and feel you should make do with less',
      ],
      test: 'you never argue with yourself over a purchase',
    },
  },
  'jupiter~uranus': {
    joined: {
      says: [
        'your luck comes suddenly, and so do your departures',
        'you take the odd chance {a} when it comes by',
      ],
      test: 'the safe choice has always been yours',
    },
    harmonious: {
      says: ['you profit from change more than most', 'a new idea tends to pay off'],
      test: 'a reorganization always leaves you worse off',
    },
    tense: {
      says: [
        'you bet on freedom and now and then bet too much',
        'you drop what is promising for what is new',
      ],
      test: 'you have never quit something good',
    },
  },
  'jupiter~neptune': {
    joined: {
      says: [
        'you believe readily, and it makes you kind and a little gullible',
        'you hope for more {a} than anyone could deliver',
      ],
      test: 'you ask for proof first',
    },
    harmonious: {
      says: [
        "you trust life, and it hasn't been a mistake so far",
        'your imagination does you good',
      ],
      test: 'you call yourself a cynic',
    },
    tense: {
      says: [
        'you give to every cause and lose the receipt',
        'you expect a miracle when the plan runs out',
      ],
      test: 'no promise has ever sounded better than it was',
    },
  },
  'jupiter~pluto': {
    joined: {
      says: [
        'on a subject you care about, you testify',
        'you want to change things {a}, on a large scale',
      ],
      test: 'you have no strong convictions',
    },
    harmonious: {
      says: [
        'you have a sense for where things are going, and you get there early',
        'you gain by going deeper',
      ],
      test: 'you miss the moment most times',
    },
    tense: {
      says: [
        "you're so convinced that you push, and people push back",
        'you want to be right badly enough to fight for it',
      ],
      test: 'you can be right and say nothing',
    },
  },
  'saturn~uranus': {
    joined: {
      says: [
        'you make rules and break them, and your own are the strangest',
        'you keep an odd sort of order {a}',
      ],
      test: 'you live by the usual rules',
    },
    harmonious: {
      says: [
        'you can change a system from the inside',
        'you bring in something new without breaking what works',
      ],
      test: 'you either keep everything or scrap everything',
    },
    tense: {
      says: [
        "you hold still until you can't, and then you throw all of it out",
        'you keep to the rules and blow them up',
      ],
      test: 'your big changes have all been gradual',
    },
  },
  'saturn~neptune': {
    joined: {
      says: [
        'you worry about things that have no shape',
        'you try to make a dream practical {a}, and you wear yourself out on the gap',
      ],
      test: 'you never doubt what is real',
    },
    harmonious: {
      says: [
        'you can give a vague wish a page and a date',
        'you make something solid out of what you imagine',
      ],
      test: 'your ideas stay ideas',
    },
    tense: {
      says: [
        'you feel guilty without knowing what for',
        'your sense of duty dissolves just where you need it',
      ],
      test: 'you always know whether you have done enough',
    },
  },
  'saturn~pluto': {
    joined: {
      says: [
        "you expect it to be hard, and you're good at hard",
        "you hold on {a} under a pressure others wouldn't stand",
      ],
      test: 'you ask for help at the first sign of trouble',
    },
    harmonious: {
      says: [
        'you can work through a bad stretch without losing your nerve',
        'you have endurance, and it protects what you have built',
      ],
      test: 'you panic when things get tight',
    },
    tense: {
      says: [
        'you fear losing control, so you never quite put it down',
        'you clamp down when you feel threatened',
      ],
      test: 'you relax when someone else is driving',
    },
  },
  'uranus~neptune': {
    joined: {
      says: [
        "you imagine things that don't exist yet, together with most people your age",
        'you and people your age share odd dreams, and yours come true or fail {a}',
      ],
      test: 'you think things were better before',
    },
    harmonious: {
      says: [
        'you take to new ideas easily, as your generation does',
        'change feeds your imagination',
      ],
      test: 'new things make you nervous',
    },
    tense: {
      says: ['you want to wake up and you want to dream on', 'you tear up what you idealize'],
      test: 'you have never been disillusioned',
    },
  },
  'uranus~pluto': {
    joined: {
      says: [
        'you belong to people who would sooner rebuild than repair',
        'you want it all different {a}, and you mean all',
      ],
      test: 'a small reform satisfies you',
    },
    harmonious: {
      says: [
        'you can go through a big change and stay on your feet',
        'what breaks makes you stronger',
      ],
      test: 'big changes leave you weaker',
    },
    tense: {
      says: [
        'you live through upheavals you did not order',
        'you rebel against the people who hold the power',
      ],
      test: 'you have never wanted to tear it down',
    },
  },
  'neptune~pluto': {
    joined: {
      says: [
        'you carry something of an era, and only the place where it sits is yours',
        'you dream on a large scale {a}',
      ],
      test: 'you have no use for depth',
    },
    harmonious: {
      says: [
        'you share this with nearly everyone within decades of your age, so it is background',
        'what you sense goes deeper than what you are told',
      ],
      test: 'you have no instincts worth trusting',
    },
    tense: {
      says: ['you distrust easy comfort', 'you look for the truth under the dream'],
      test: 'you take comfort wherever it is offered',
    },
  },
}
