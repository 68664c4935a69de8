import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Pair } from '../../../character.ts'

type SunPair =
  | 'sun~moon'
  | 'sun~mercury'
  | 'sun~venus'
  | 'sun~mars'
  | 'sun~jupiter'
  | 'sun~saturn'
  | 'sun~uranus'
  | 'sun~neptune'
  | 'sun~pluto'
  | 'sun~asc'
  | 'sun~mc'

export const sunPairs: Record<SunPair, Partial<Record<AspectQuality, Pair>>> = {
  'sun~moon': {
    joined: {
      together: [
        {
          says: "What you want and what you need point the same way, so you rarely argue with yourself, and you're surprised by how many people do.",
        },
        {
          says: 'You do things wholeheartedly or you leave them, since there is no second opinion in you to keep them going at half speed.',
        },
        {
          says: 'A change of plan and a change of mood are the same event for you, and you see it from the inside only.',
        },
      ],
      cost: [
        {
          says: 'Standing outside yourself is hard, so you learn how you came across from other people, and usually late.',
        },
      ],
      means: [
        {
          says: "When you've made up your mind, all of you comes along, and the thing gets done in a week.",
        },
      ],
      seen: [
        {
          says: 'People find you simple to read on a good day and impossible to reach on a bad one.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'What you set out to do and what makes you feel all right are two different things, and you spend a good many evenings making up to one for what you gave the other.',
        },
        { says: 'You can get exactly what you were working for and still come home out of sorts.' },
        { says: 'You accept an invitation as one person and get dressed for it as another.' },
      ],
      cost: [
        {
          says: 'You are seldom entirely off duty, because whichever half of you has the evening, the other one wants to know what was achieved.',
        },
        {
          says: 'People close to you get asked for two things at once, and whatever they bring, it was the other one.',
        },
      ],
      seen: [
        {
          says: "From outside you look driven. It's closer to the truth that you're trying to settle an argument.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You generally feel up to what you want to do, and you stop when you have had enough.',
        },
        {
          says: 'Your days and your evenings belong to the same person, which gives people the feeling that they know you.',
        },
        {
          says: "You don't need a crisis to find out how you feel. You can ask, and you get an answer.",
        },
      ],
      means: [
        { says: 'A bad week passes through you without taking your plans along.' },
        {
          says: "You're good to ask for advice, since you don't have a stake in being right about it.",
        },
      ],
      seen: [{ says: 'Others find you easy company and put it down to an easy life.' }],
    },
  },
  'sun~mercury': {
    joined: {
      together: [
        {
          says: 'You think by being yourself at people: you state a view, hear how it sounds, and keep it or drop it.',
        },
        {
          says: 'A remark about your opinion is a remark about you, and you answer it accordingly.',
        },
        {
          says: "Your mind is on whatever you're doing, and it is very hard to put it on anything else.",
        },
      ],
      cost: [
        {
          says: 'You assume that what is clear to you has been said, and you are sometimes the only one who knows the plan.',
        },
      ],
      means: [
        {
          says: 'You can speak for what you do without notes, and people remember how you put it.',
        },
      ],
      seen: [{ says: "People can tell what you're working on from the examples you use." }],
    },
  },
  'sun~venus': {
    joined: {
      together: [
        {
          says: "You want to be liked for what you do and to do what you'd be liked for, and you choose your work, your clothes and your words with that in mind.",
        },
        { says: 'You smooth things over by reflex, often before you know what the trouble is.' },
        {
          says: 'You put some grace into ordinary things, and an ugly office makes you worse at your job.',
        },
      ],
      cost: [
        {
          says: "Being disliked by one person in a room of thirty can spoil the room, and you'll work on that one all night.",
        },
      ],
      means: [
        {
          says: 'People want to be on your side, and you can ask for favors that others would have to pay for.',
        },
      ],
      seen: [
        {
          says: 'Charm is the first thing people mention about you, and the nerve behind it gets overlooked.',
        },
      ],
    },
  },
  'sun~mars': {
    joined: {
      together: [
        {
          says: "You want things in the present tense. A plan without a start date doesn't register with you as a plan.",
        },
        { says: 'You turn most occasions into a contest, if only with the clock.' },
        {
          says: 'Your energy and your temper come out of the same place, so a day without something to push against leaves you irritable by dinner.',
        },
      ],
      cost: [
        {
          says: 'You take a no as the opening of a negotiation, and not everyone meant it that way.',
        },
      ],
      means: [
        { says: 'You can get a stalled thing moving by the plain force of wanting it done.' },
      ],
      seen: [
        { says: "People brace a little when you come in, even when you've brought good news." },
      ],
    },
    tense: {
      together: [
        {
          says: "You push hardest where something pushes back, and you've been known to lose interest when it stops.",
        },
        {
          says: "You work in a state of mild emergency, and you've arranged your days so that there's always something to be late for.",
        },
        {
          says: 'You would rather have the fight now than wait for it, so you sometimes have one that was never coming.',
        },
      ],
      cost: [
        { says: 'You wear yourself out proving things that nobody has disputed.' },
        {
          says: 'You get what you went for and then find that somebody on the way there is no longer speaking to you.',
        },
      ],
      seen: [{ says: 'What feels to you like being direct arrives at the other end as a dare.' }],
    },
    harmonious: {
      together: [
        {
          says: "You can go after something without making an enemy of the person who's in the way.",
        },
        {
          says: 'Wanting and doing are close together in you, with just enough of a pause to aim.',
        },
        {
          says: 'You keep in motion, and a workout or a walk fixes moods that an hour of talk would not.',
        },
      ],
      means: [
        {
          says: 'You have more stamina than people would guess, and it lasts because you spend it evenly.',
        },
        { says: 'When courage is called for, you find that you have already started.' },
      ],
      seen: [{ says: 'Others follow your pace without noticing that you set it.' }],
    },
  },
  'sun~jupiter': {
    joined: {
      together: [
        {
          says: 'You assume there will be enough, of money, time and goodwill, and you make your promises on that basis.',
        },
        {
          says: 'You are at home in large plans and get bored by small ones, including the small ones that the large plan depends on.',
        },
        { says: 'You laugh easily, give easily and take up a lot of the couch.' },
      ],
      cost: [
        {
          says: 'You say yes to three things and mean all of them, and by Thursday two people are waiting.',
        },
      ],
      means: [
        { says: 'People feel more hopeful after talking to you, and some of them act on it.' },
      ],
      seen: [{ says: 'You pass for lucky, and nobody counts the tries.' }],
    },
    tense: {
      together: [
        {
          says: 'You overshoot. You buy for twelve, stay an hour too long, and argue past the point where you had won.',
        },
        {
          says: 'Modest goals depress you, so you set a large one and then have to live up to your own announcement.',
        },
        {
          says: 'You believe that you can make it in twenty minutes, every time, on the same road.',
        },
      ],
      cost: [
        {
          says: 'What you promise on a good evening has to be delivered on an ordinary morning, and the mornings fall behind.',
        },
        { says: 'Being told to be realistic makes you double the bet.' },
      ],
      seen: [
        {
          says: 'Some people hear confidence and some hear hot air, and you have given both of them grounds.',
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You trust yourself by a comfortable margin, and things tend to be made easy for you by somebody who likes you.',
        },
        {
          says: 'You can be generous without keeping count, and without making a show of not keeping count.',
        },
        {
          says: "You learn quickly whatever you can see the point of, and you'll tell the next person about it for free.",
        },
      ],
      means: [
        {
          says: "A refusal doesn't stop you for long, because you honestly expect the next answer to be better.",
        },
        { says: 'You see the larger use of a small job, and can make others see it too.' },
      ],
      seen: [
        { says: 'You look as though things come easily, and compared with most people they do.' },
      ],
    },
  },
  'sun~saturn': {
    joined: {
      together: [
        {
          says: 'You hold yourself to a standard before anyone else can, and you feel the gap at odd moments, at a party for instance.',
        },
        {
          says: 'You may have been useful before you were carefree, and you still trust the first of those more.',
        },
        { says: 'You work as if somebody were going to check, and you can no longer say who.' },
      ],
      cost: [
        {
          says: 'You give yourself very little credit, and you are suspicious of people who offer you some.',
        },
      ],
      means: [{ says: 'What you build stays up, because you tested it on yourself first.' }],
      seen: [
        { says: 'People take you for self-assured, since you only speak about what you know.' },
      ],
    },
    tense: {
      together: [
        {
          says: 'Every step forward meets a voice that asks who said you could, and you have learned to answer it by being overprepared.',
        },
        {
          says: 'You expect a no from anyone in charge, so you ask late, ask small, or do it without asking.',
        },
        { says: 'You feel behind on something at all times, and it keeps changing what it is.' },
      ],
      cost: [
        { says: 'You can turn a success into a debt within the same afternoon.' },
        { says: 'You carry what should have been shared, and then it is too late to ask.' },
      ],
      seen: [{ says: 'Others see reserve, or pride. You were only making sure before you spoke.' }],
    },
    harmonious: {
      together: [
        { says: "You know roughly how long things take, and you're willing to let them take it." },
        { says: 'You keep your word without fuss, so people have stopped asking you to give it.' },
        { says: 'Rules that make sense are a relief to you, and you make good ones yourself.' },
      ],
      means: [
        { says: 'You get better with time at whatever you stay with, and you do stay.' },
        {
          says: 'People older than you, or above you, tend to take you seriously at the first meeting.',
        },
      ],
      seen: [{ says: 'You look calm under pressure, and most of the time you are.' }],
    },
  },
  'sun~uranus': {
    joined: {
      together: [
        {
          says: "You can't do a thing simply because it's done. You need a reason, and habit doesn't count as one.",
        },
        {
          says: 'You change course all at once, and the people around you find out when it has happened.',
        },
        {
          says: 'You spot the exception in any rule within a minute, and as a rule it applies to you.',
        },
      ],
      cost: [
        {
          says: 'You sometimes leave a good thing because it had started to look like what everyone has.',
        },
      ],
      means: [
        {
          says: 'You come up with the answer nobody was looking for, usually while doing something else.',
        },
      ],
      seen: [{ says: 'People describe you as one of a kind, some of them with a sigh.' }],
    },
    tense: {
      together: [
        {
          says: 'You build something, and just as it begins to hold you find a reason to shake it.',
        },
        {
          says: "Being managed brings out your contrary side, and you'll turn down your own idea if somebody else assigns it to you.",
        },
        { says: 'You need more room than you ask for, and you get it by disappearing.' },
      ],
      cost: [
        {
          says: 'Your life has more fresh starts in it than you planned, and a few of them were only boredom.',
        },
        {
          says: 'People rely on you with one hand on the exit, and that hurts you, and you have shown them why.',
        },
      ],
      seen: [
        {
          says: "You look unreliable to people who want the same thing every week, and exciting to those who don't.",
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'You can be different without making a point of it.' },
        {
          says: 'Change suits you. A new system at work that has everyone complaining has you curious by noon.',
        },
        { says: 'You give people room to be odd, and they become more interesting for it.' },
      ],
      means: [
        {
          says: "You can leave a worn-out arrangement without slamming anything, and you're usually on good terms with what you left.",
        },
        { says: 'Your best ideas arrive whole, and early enough to be of use.' },
      ],
      seen: [{ says: 'People come to you when the normal way has failed.' }],
    },
  },
  'sun~neptune': {
    joined: {
      together: [
        {
          says: 'You take on the color of what is around you, so it matters more for you than for most where you work and with whom.',
        },
        {
          says: "You'd rather serve something than win something, and you may take a while to find out what it is.",
        },
        {
          says: 'You live partly in what could be, and forms, deadlines and parking tickets reach you from another country.',
        },
      ],
      cost: [
        {
          says: 'You can give yourself away by such small amounts that nobody, you included, sees it go.',
        },
      ],
      means: [{ says: "You understand people who can't explain themselves." }],
      seen: [
        { says: 'Everyone has a slightly different idea of who you are, and each is sure of it.' },
      ],
    },
    tense: {
      together: [
        {
          says: "You aren't always sure where you stop and other people begin, so you do what is wanted and wonder later who wanted it.",
        },
        {
          says: 'You see the person or the job as it might be and sign up for that, and then you meet the other one on Monday.',
        },
        { says: 'You agree to the spirit of a thing and skip the wording.' },
      ],
      cost: [
        {
          says: 'You are let down often, seldom by malice, mostly by a picture that was better than the original.',
        },
        {
          says: 'Saying plainly what you want feels rude to you, so people guess, and you put up with what they guessed.',
        },
      ],
      seen: [
        {
          says: "You seem vague to people who want a yes or a no. You're being truthful: it's both.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'Imagination is a working tool with you. You see how a thing will feel before it exists.',
        },
        { says: 'You can be kind without losing your own thread.' },
        {
          says: 'You sense what is wanted and can often supply it, in a song, a room or a sentence.',
        },
      ],
      means: [
        {
          says: 'You give others the benefit of the doubt and are right more often than the doubters.',
        },
        { says: 'Music, water or a long film puts you back together when nothing reasonable can.' },
      ],
      seen: [{ says: 'People feel understood by you and are not sure what they said.' }],
    },
  },
  'sun~pluto': {
    joined: {
      together: [
        {
          says: "You do things with your whole weight, and you don't begin what you wouldn't finish.",
        },
        {
          says: "You notice who holds the power in any group, and you'd sooner leave than pretend you hadn't.",
        },
        {
          says: 'You have ended at least one version of yourself on purpose, and you could do it again.',
        },
      ],
      cost: [
        {
          says: "You can't leave a thing half understood, so you stay in some situations long after they have stopped being good for you.",
        },
      ],
      means: [{ says: 'In a real emergency you become calm, exact and very hard to discourage.' }],
      seen: [
        {
          says: 'People sense that you could be formidable and are careful with you before you have given them cause.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'You keep meeting people who want to be in charge of you, and you fight them with tools that look a good deal like theirs.',
        },
        { says: 'You hold on tightest to what you are about to outgrow.' },
        {
          says: "You'd rather know the worst, and you go looking for it, including where there was none.",
        },
      ],
      cost: [
        {
          says: 'Letting someone else decide, even the restaurant, takes more out of you than deciding would.',
        },
        {
          says: 'When you are cornered you go for the one remark that ends the discussion, and it tends to end more than that.',
        },
      ],
      seen: [
        {
          says: 'You come across as stronger than you feel, so few people think of going easy on you.',
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'You have a long reach and you use it sparingly.' },
        {
          says: 'You can look at an unpleasant fact without blinking, and then do the next sensible thing.',
        },
        { says: 'You get to the cause. Friends bring you a complaint and leave with a question.' },
      ],
      means: [
        { says: 'You recover from what would flatten others, and come back with less to carry.' },
        { says: 'People in trouble trust you with the whole story.' },
      ],
      seen: [{ says: 'Your influence is greater than your title, and people above you know it.' }],
    },
  },
  'sun~asc': {
    joined: {
      together: [
        {
          says: 'You are who you seem to be. People who met you once could describe you fairly well.',
        },
        { says: 'You make yourself felt, and a room in which you are tired is a tired room.' },
        {
          says: 'You go first as a matter of course, and wonder afterward whether you should have asked.',
        },
      ],
      cost: [{ says: 'Hiding how you are is beyond you, so your bad days are public.' }],
      means: [{ says: 'You can carry an occasion by showing up in a good mood.' }],
      seen: [{ says: 'Others take your presence for confidence and adjust to it.' }],
    },
    tense: {
      together: [
        {
          says: "The impression you make and the person you are get in each other's way, and you often leave a first meeting feeling that it was about somebody else.",
        },
        {
          says: 'You find out what you are made of across from other people, and some of them have to be difficult for it to work.',
        },
        { says: 'You adapt to the company and then resent the company for it.' },
      ],
      cost: [
        { says: 'You spend more effort than you should on correcting what people think of you.' },
        { says: 'You give the other person the first move and then dislike where they put it.' },
      ],
      seen: [
        {
          says: 'People who know you well disagree with people who have just met you, on nearly every point.',
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'What you mean and how it looks agree, so you rarely need to explain yourself.' },
        {
          says: 'You walk into new places as if you had been invited, and mostly you are treated accordingly.',
        },
        { says: 'You can be yourself at an interview, which surprises the interviewer.' },
      ],
      means: [
        {
          says: 'A good first impression comes free with you, and you can spend your effort on the second.',
        },
        {
          says: 'People believe your enthusiasm, because it is on your face before it is in your words.',
        },
      ],
      seen: [{ says: 'You look at ease, so people give you the benefit of the doubt.' }],
    },
  },
  'sun~mc': {
    joined: {
      together: [
        {
          says: 'You are known for being yourself, so a job that asks you to be someone else does not last.',
        },
        {
          says: "You want to matter in what you do, and you'd rather run a small thing than help with a large one.",
        },
        { says: 'Your name and your work are hard to separate, for other people and for you.' },
      ],
      cost: [{ says: 'When work goes badly you have nowhere to put yourself.' }],
      means: [{ says: 'People in charge notice you early.' }],
      seen: [{ says: 'You look like the one to ask, even on your first day.' }],
    },
    tense: {
      together: [
        {
          says: 'What you want and what would look good on paper rarely turn out to be the same thing, and you have tried each.',
        },
        {
          says: "You bristle at a boss's way of doing things and then find yourself in charge, doing it.",
        },
        { says: 'Home and work compete for you, and whichever one loses sends complaints.' },
      ],
      cost: [
        { says: "You take a detour to success, mostly around people you didn't want to ask." },
        { says: 'Praise for the wrong thing bothers you more than no praise.' },
      ],
      seen: [
        {
          says: 'Your career looks zigzag from outside. From inside each turn was a matter of principle.',
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'You can say what you are good at without blushing, and people hire you for it.' },
        { says: 'Work agrees with you, and you agree with most of the people who hand it out.' },
        { says: 'You tend to be promoted a little before you ask.' },
      ],
      means: [
        { says: 'A public role costs you less energy than it costs others.' },
        { says: "You can stand up for your own work without standing on anybody else's." },
      ],
      seen: [{ says: 'Others think you planned it. You mostly said yes at the right time.' }],
    },
  },
}
