import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Pair } from '../../../character.ts'

type MercuryPair =
  | 'mercury~venus'
  | 'mercury~mars'
  | 'mercury~jupiter'
  | 'mercury~saturn'
  | 'mercury~uranus'
  | 'mercury~neptune'
  | 'mercury~pluto'
  | 'mercury~asc'
  | 'mercury~mc'

export const mercuryPairs: Record<MercuryPair, Partial<Record<AspectQuality, Pair>>> = {
  'mercury~venus': {
    joined: {
      together: [
        {
          says: 'You choose words for how they will land, and a clumsy sentence of yours bothers you into the evening.',
        },
        { says: 'You flirt by conversation, often without meaning anything by it.' },
        { says: 'You write the nicest complaint a company will get all year.' },
      ],
      cost: [{ says: 'You soften a point until it could mean its opposite.' }],
      means: [{ says: 'You can tell people something unwelcome and be thanked for it.' }],
      seen: [
        { says: 'Your politeness is taken for agreement by people who listen only to the tone.' },
      ],
    },
    harmonious: {
      together: [
        { says: 'You like people who talk well, and you talk better when you like them.' },
        {
          says: 'You have an eye for how a thing should look on the page, on a plate or on a wall.',
        },
        { says: 'You can describe what you love so that others want it too.' },
      ],
      means: [
        { says: 'You settle small quarrels by finding the word that both sides can live with.' },
        { says: 'People keep your cards and messages.' },
      ],
      seen: [{ says: 'You are considered good company, and asked to give the toast.' }],
    },
  },
  'mercury~mars': {
    joined: {
      together: [
        { says: 'You think fast, talk fast and finish the sentences of people who do neither.' },
        { says: 'You argue for exercise, and you are cheerful afterward.' },
        { says: 'An error in front of you is an itch, and you have corrected strangers.' },
      ],
      cost: [{ says: 'You win the point and then have to go and look for the person.' }],
      means: [{ says: 'You can cut through an hour of talk with one question.' }],
      seen: [
        {
          says: 'People prepare before they speak to you, and you wonder why they sound rehearsed.',
        },
      ],
    },
    tense: {
      together: [
        { says: 'Your tongue is quicker than your judgment by about two seconds.' },
        { says: 'You hear criticism in a plain question and answer the criticism.' },
        {
          says: 'You keep an account of who said what, and you present it at the wrong moment, complete.',
        },
      ],
      cost: [
        {
          says: 'A sentence comes out with an edge on it that you did not see coming, and it is accurate, which makes it worse.',
        },
        {
          says: 'You are worn out by evening from conversations that took place only in your head.',
        },
      ],
      seen: [{ says: 'You sound angry when you are merely sure.' }],
    },
    harmonious: {
      together: [
        { says: 'You say what needs saying at the time when it needs saying, and move on.' },
        { says: 'You learn by taking the thing apart.' },
        { says: 'You can speak up in a meeting without raising your voice or your pulse.' },
      ],
      means: [
        { says: 'You make decisions quickly, and most of them hold.' },
        { says: "You can argue someone else's case better than they can." },
      ],
      seen: [{ says: 'People know where they stand with you, and many of them are grateful.' }],
    },
  },
  'mercury~jupiter': {
    joined: {
      together: [
        {
          says: 'You go from one example to a theory in under a minute, and the theory is usually interesting.',
        },
        {
          says: 'You have several books going and an opinion about the ones you have not started.',
        },
        { says: 'You explain things generously, with background.' },
      ],
      cost: [
        {
          says: 'You round up. The fish gets longer and the deadline gets closer, and you believe both.',
        },
      ],
      means: [{ says: 'You can make a dry subject sound like good news.' }],
      seen: [
        {
          says: 'People think that you know more than you do, and then they find out how much that is.',
        },
      ],
    },
    tense: {
      together: [
        { says: 'You promise with your mouth what your calendar has to keep.' },
        {
          says: 'You see so much of the big picture that you send the email without the attachment.',
        },
        { says: 'You argue from principle about things that could be looked up.' },
      ],
      cost: [
        { says: 'You say more than was needed, and the extra part is what people remember.' },
        { says: 'You start a course, a language and a newsletter in the same spring.' },
      ],
      seen: [
        {
          says: 'Some people think that you exaggerate, when you only wanted them to get the spirit of it.',
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You think in possibilities, and you say them out loud in a way that cheers people up.',
        },
        { says: "You pick up languages, jokes and other people's jargon without studying." },
        { says: 'You can see both the detail and what it is for.' },
      ],
      means: [
        { says: 'You teach well, in passing, without making anyone feel taught.' },
        { says: 'Your optimism has reasons, and you can give them.' },
      ],
      seen: [
        {
          says: 'People ask for your opinion on things far outside your field, and get a good one.',
        },
      ],
    },
  },
  'mercury~saturn': {
    joined: {
      together: [
        { says: 'You think a thing through to the end before you mention the beginning.' },
        {
          says: 'You check your facts, then your tone, and then whether it needs to be said at all.',
        },
        { says: 'You remember what you were told to do, and by whom.' },
      ],
      cost: [{ says: 'You rehearse a remark until the subject has changed.' }],
      means: [{ says: 'What you put in writing can be built on.' }],
      seen: [{ says: 'Your silence gets read as disapproval. You were composing.' }],
    },
    tense: {
      together: [
        {
          says: "You hear the objection before you've finished the thought, and it comes in your own voice.",
        },
        {
          says: 'You feel slow beside people who talk fast, and afterward your answer was the right one.',
        },
        {
          says: 'You prepare for a conversation as others prepare for an exam.',
          traits: ['serious'],
        },
      ],
      cost: [
        {
          says: 'You take so long over a reply that the question has sometimes settled itself.',
          traits: ['slow'],
        },
        { says: 'You assume the worst reading of an unanswered email.' },
      ],
      seen: [
        {
          says: 'You sound more certain than you are, since the doubtful parts never leave your head.',
          traits: ['guarded'],
        },
        {
          says: 'People rarely guess how hard you are on a sentence before they get to hear it.',
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'You can concentrate, and you take a quiet pleasure in it.' },
        { says: 'You plan backward from the deadline and are done the day before.' },
        { says: 'You say less than you know, and what you say can be relied on.' },
      ],
      means: [
        { says: 'The answer you come back with is one you will not need to change.' },
        { says: 'You can explain a complicated thing step by step to somebody who is panicking.' },
      ],
      seen: [{ says: 'People bring you the contract before they sign it.' }],
    },
  },
  'mercury~uranus': {
    joined: {
      together: [
        {
          says: 'Ideas reach you whole and all at once, mostly in the shower and never in the meeting.',
        },
        {
          says: 'You interrupt, because by the time it is your turn you will be three thoughts further on.',
        },
        { says: 'You would rather be original and wrong than repeat what is right.' },
      ],
      cost: [
        { says: 'You skip the steps that others need, and then you have to go back for them.' },
      ],
      means: [{ says: 'You solve in an afternoon what has been stuck since spring.' }],
      seen: [{ says: 'People find you brilliant or scattered, depending on the hour.' }],
    },
    tense: {
      together: [
        { says: 'You disagree on reflex, sometimes with what you said yourself an hour ago.' },
        { says: 'Your mind jumps tracks, and it does so most when it ought to be asleep.' },
        { says: 'You blurt out the thing that everyone has been walking around.' },
      ],
      cost: [
        {
          says: 'You are ahead of people and impatient about it, so good ideas of yours get turned down for their manners.',
        },
        { says: 'Nerves make you quick and hasty on the days when you should have slept on it.' },
      ],
      seen: [{ says: 'You seem to be contrary for fun, and it is only partly that.' }],
    },
    harmonious: {
      together: [
        { says: 'You see connections between things that are filed in different places.' },
        { says: 'New tools do not scare you, and you are usually the one who shows the others.' },
        { says: 'You change your mind when you hear a better argument, and you enjoy it.' },
      ],
      means: [
        { says: 'You can say a strange thing in a way that makes sense to an ordinary meeting.' },
        { says: 'You learn fastest when nobody is teaching you.' },
      ],
      seen: [{ says: 'People send you the problem that has beaten everybody else.' }],
    },
  },
  'mercury~neptune': {
    joined: {
      together: [
        {
          says: 'You think in pictures and moods, and translating them into words loses something each time.',
        },
        { says: 'You hear what is not said and sometimes answer that.' },
        {
          says: 'You lose the thread and the time, and find something better on the way.',
        },
      ],
      cost: [{ says: 'You are not always sure whether you said it or only meant to.' }],
      means: [{ says: 'You can write or tell a thing so that people see it.' }],
      seen: [
        { says: 'People think that you are not listening, when you are listening to all of it.' },
      ],
    },
    tense: {
      together: [
        {
          says: 'You believe what is well told, and you tell things well, so the facts need a second look both ways.',
        },
        { says: 'You leave out the awkward part to be kind, and it comes back larger.' },
        { says: 'You know the answer and cannot show your work.' },
      ],
      cost: [
        {
          says: 'Two people can come away from you with two different agreements, both of them in good faith.',
        },
        { says: 'Paperwork makes you feel accused.' },
      ],
      seen: [
        {
          says: 'Plain talkers find you evasive. You were trying to be exact about something vague.',
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You have a feeling for language, music or images that was there before anyone taught you.',
        },
        { says: 'You guess right about people and can sometimes say why.' },
        { says: 'You think best on a walk, with your mind half elsewhere.' },
      ],
      means: [
        { says: 'You find the comparison that makes a person finally understand.' },
        { says: 'You can keep an open mind without losing your own.' },
      ],
      seen: [
        { says: 'People like to tell you their dreams, and some of them mean the literal kind.' },
      ],
    },
  },
  'mercury~pluto': {
    joined: {
      together: [
        {
          says: 'You do not let a question go. You will find the receipt, the source and the second account.',
        },
        { says: 'You notice what people avoid, and steer toward it.' },
        { says: 'You say few things and mean them enough that people remember the date.' },
      ],
      cost: [
        {
          says: 'You can think yourself into a corner at two in the morning and defend it at breakfast.',
        },
      ],
      means: [{ says: 'You are the person to ask when something does not add up.' }],
      seen: [{ says: 'People feel questioned by you when you are only curious.' }],
    },
    tense: {
      together: [
        { says: 'You suspect a second meaning, and often there is one.' },
        {
          says: 'You know what to say to hurt, which makes you careful and now and then does not.',
        },
        { says: 'You cannot leave a bad explanation alone, even at a wedding.' },
      ],
      cost: [
        { says: "You go over one sentence of somebody's until it confesses." },
        { says: 'You keep back what you know as insurance, and it isolates you.' },
      ],
      seen: [{ says: 'You seem to be hiding something, chiefly because you do not chatter.' }],
    },
    harmonious: {
      together: [
        { says: 'You get to the point under the point.' },
        { says: 'You can keep a secret, and you can tell which ones should not be kept.' },
        { says: "You read a person's motives quickly and without much judgment." },
      ],
      means: [
        { says: 'You can ask the hard question in a tone that lets people answer.' },
        { says: 'Research, in the wide sense, is play for you.' },
      ],
      seen: [
        { says: 'People weigh their words around you and then relax, having been understood.' },
      ],
    },
  },
  'mercury~asc': {
    joined: {
      together: [
        { says: 'You meet the world by talking to it.' },
        { says: 'You comment as things happen, and a silent walk is a contradiction in terms.' },
        {
          says: 'You come across as bright and a bit nervous, and you know a bit about everything in the room.',
        },
      ],
      cost: [{ says: 'You talk through the moment that needed a pause.' }],
      means: [
        {
          says: 'You can start a conversation with anyone, anywhere, about the thing in front of you.',
        },
      ],
      seen: [{ says: 'People take you for younger and quicker than your age.' }],
    },
    tense: {
      together: [
        {
          says: 'What you say and how it comes across are two different messages, and people answer the second.',
        },
        { says: 'You debate with friends and then wonder why it got so quiet.' },
        { says: 'You look for people who contradict you and complain that they do.' },
      ],
      cost: [
        { says: 'You explain yourself once too often.' },
        { says: 'First conversations go sideways, and you have to do better on the second.' },
      ],
      seen: [{ says: 'You are thought to be arguing when you are thinking aloud.' }],
    },
    harmonious: {
      together: [
        {
          says: 'You find the right tone with people quickly, and they remember talking with you as easy.',
        },
        { says: 'You put in words what others are just noticing.' },
        { says: 'You listen with your face, so people go on.' },
      ],
      means: [
        { says: 'You can introduce two strangers so that they stay in touch.' },
        { says: 'You talk your way into places and out of tickets.' },
      ],
      seen: [
        {
          says: 'People think of you as clever and approachable, and the two seldom come together.',
        },
      ],
    },
  },
  'mercury~mc': {
    joined: {
      together: [
        {
          says: 'You are known for what you say or write, or for the number of things you keep track of.',
        },
        { says: 'Your work involves messages, and would suffer if it did not.' },
        { says: 'You have opinions on how things are run, and people in charge have heard them.' },
      ],
      cost: [{ says: 'Your title changes so often that your relatives have given up.' }],
      means: [{ says: 'You can present a thing to anyone, at any level, on short notice.' }],
      seen: [{ says: 'People know your name from an email.' }],
    },
    tense: {
      together: [
        { says: 'You say what you think of the plan, and then you are on the committee.' },
        { says: 'Your mind wants variety and your position wants consistency.' },
        { says: 'What you discuss at home and what you may say at work keep getting mixed up.' },
      ],
      cost: [
        { says: 'You have talked yourself out of at least one promotion.' },
        { says: 'You are praised for your ideas and passed over for your timing.' },
      ],
      seen: [{ says: 'Bosses find you useful and a little too well informed.' }],
    },
    harmonious: {
      together: [
        { says: 'You can explain what you do in a way that makes people want to pay for it.' },
        { says: 'You learn on the job, quickly, and it shows in your pay.' },
        { says: 'You know whom to ask.' },
      ],
      means: [
        { says: 'A well-placed sentence of yours has moved your career more than once.' },
        { says: 'You make good use of contacts without making anyone feel used.' },
      ],
      seen: [{ says: 'You have a name for being quick, and for getting back to people.' }],
    },
  },
}
