import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Pair } from '../../../character.ts'

type MoonPair =
  | 'moon~mercury'
  | 'moon~venus'
  | 'moon~mars'
  | 'moon~jupiter'
  | 'moon~saturn'
  | 'moon~uranus'
  | 'moon~neptune'
  | 'moon~pluto'
  | 'moon~asc'
  | 'moon~mc'

export const moonPairs: Record<MoonPair, Record<AspectQuality, Pair>> = {
  'moon~mercury': {
    joined: {
      together: [
        { says: 'You know what you feel once you have said it out loud, and not a minute before.' },
        {
          says: 'You remember conversations word for word if they touched you, and forget the rest by lunch.',
        },
        {
          says: 'Your mood picks your arguments, so your opinion of a person can depend on what time you are asked.',
        },
      ],
      cost: [
        {
          says: 'You reread one curt message until it says something its author never thought of.',
        },
      ],
      means: [{ says: 'You find words for what other people feel, and they quote you.' }],
      seen: [{ says: 'Others can tell your state of mind from your typing speed.' }],
    },
    tense: {
      together: [
        { says: 'You can explain a feeling perfectly and go on having it.' },
        {
          says: 'Your head and your stomach give different answers, and you tend to ask the head in public and the stomach at night.',
        },
        { says: 'You talk fastest when you are upset, and mostly about something else.' },
      ],
      cost: [
        { says: 'You argue people out of feelings they only wanted to mention.' },
        {
          says: 'You change your mind with your mood and then defend the new position as if you had always held it.',
        },
      ],
      seen: [{ says: 'What sounds cool and reasonable in you is often nerves.' }],
    },
    harmonious: {
      together: [
        { says: 'You can say how you are in one sentence, and it is usually accurate.' },
        { says: 'You pick up what people mean along with what they say.' },
        {
          says: 'You keep the people you love informed, and you feel loved when they do the same.',
        },
      ],
      means: [
        {
          says: 'You have a gift for the message that makes someone feel less alone with a thing.',
        },
        { says: 'You can think clearly while upset, which not many people can.' },
      ],
      seen: [
        {
          says: 'People call you when they need to talk it through, since you neither panic nor lecture.',
        },
      ],
    },
  },
  'moon~venus': {
    joined: {
      together: [
        { says: 'You need affection the way other people need sleep, and you give it as freely.' },
        {
          says: 'You make a place pleasant within a day of moving in, and an ugly one makes you sad.',
        },
        { says: 'Somebody being nice to you can turn a whole week.' },
      ],
      cost: [
        { says: 'You let a lot pass for the sake of a good atmosphere, and then it is a habit.' },
      ],
      means: [{ says: 'People feel welcome with you, and being welcome they behave better.' }],
      seen: [
        {
          says: 'You are thought of as sweet, and people are taken aback by how exactly you know what you like.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'What makes you feel safe and what you find attractive are seldom found in one person.',
        },
        { says: 'You give people what you would like to get, and wait.' },
        { says: 'You can long for company all week and then wish that everyone would go home.' },
      ],
      cost: [
        {
          says: 'You comfort yourself with small purchases, and the comfort is gone before the package is open.',
        },
        { says: "You'd rather be needed than be unsure whether you're wanted." },
      ],
      seen: [
        {
          says: 'You seem content, since you go on being pleasant well past the point where you are.',
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'Affection comes easily to you, in both directions.' },
        { says: 'You know how to have a nice time cheaply, and how to let someone else have one.' },
        { says: 'You are kind first and right later, and it saves you a good many arguments.' },
      ],
      means: [
        { says: 'You can make up after a fight without anyone having to lose.' },
        { says: 'People are on their best behavior around you without being asked.' },
      ],
      seen: [{ says: 'Nearly everyone likes you, and a few think that it must be a technique.' }],
    },
  },
  'moon~mars': {
    joined: {
      together: [
        { says: 'You feel a thing and act on it in the same breath.' },
        {
          says: 'Your feelings arrive hot, and the people who live with you know within a minute which one it is.',
        },
        { says: 'When somebody you love is hurt, you are already on your way over.' },
      ],
      cost: [{ says: "You say what can't be unsaid, and mean about a third of it." }],
      means: [
        { says: 'You have the courage of your feelings, and you use it for other people as well.' },
      ],
      seen: [
        { says: 'You look angry when you are hurt, so you get arguments where you needed a hug.' },
      ],
    },
    tense: {
      together: [
        {
          says: 'You are touchy and brave in about equal parts, and small slights get a large answer.',
        },
        { says: 'You fight with the people you feel safest with.' },
        {
          says: 'Waiting to be looked after makes you furious, so you snap and then look after yourself.',
        },
      ],
      cost: [
        {
          says: 'Living with you means learning that the storm passes, and not everyone stays long enough to learn it.',
        },
        { says: 'You push hardest when you are tired, and you regret it by morning.' },
      ],
      seen: [{ says: 'Others see a temper. They miss how quickly you are sorry.' }],
    },
    harmonious: {
      together: [
        {
          says: 'You know what you want because you can feel it, and you go and get it without much drama.',
        },
        {
          says: 'Doing something helps you more than talking. You clean the apartment and the mood is gone.',
        },
        { says: 'You stand up for people before they have to ask.' },
      ],
      means: [
        { says: 'You can be angry and still be fair, often within one sentence.' },
        { says: 'You have plenty of energy for anyone you love.' },
      ],
      seen: [{ says: 'People find you warm and a little fierce, and they feel safer for both.' }],
    },
  },
  'moon~jupiter': {
    joined: {
      together: [
        {
          says: 'You feel things on a large scale. A good day is the best day and a kind word is remembered for years.',
        },
        {
          says: 'You feed people, lend to people and take in people, and you have to be reminded to count.',
        },
        { says: 'When you are low you make a plan, and the plan is usually a trip.' },
      ],
      cost: [{ says: 'You promise in a full heart and keep it on an empty one.' }],
      means: [{ says: 'Your good mood is contagious, and you can produce it when it is needed.' }],
      seen: [{ says: 'People come to you to be cheered up, and forget to ask how you are.' }],
    },
    tense: {
      together: [
        { says: 'Your feelings come a size larger than their cause, in both directions.' },
        { says: 'You give too much, to too many, and then feel that nobody gives to you.' },
        {
          says: 'You want home to be a place of plenty, and it makes you overdo the shopping, the guests and the advice.',
        },
      ],
      cost: [
        { says: 'Enough is a quantity you recognize from the far side.' },
        {
          says: 'You expect people to feel as grandly as you do, and their ordinary affection strikes you as lukewarm.',
        },
      ],
      seen: [
        {
          says: 'Your generosity impresses people and slightly worries the ones who know your bank balance.',
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'You feel fundamentally all right, and you lend that feeling out.' },
        { says: 'You find the good version of a bad day while it is still going on.' },
        { says: 'You can be happy for other people without effort.' },
      ],
      means: [
        { says: 'You get over disappointment by looking after someone.' },
        {
          says: 'Help finds you in time, mostly from people whom you once helped and forgot about.',
        },
      ],
      seen: [
        {
          says: 'Others think of you as lucky in your family and friends. You keep them up better than most.',
        },
      ],
    },
  },
  'moon~saturn': {
    joined: {
      together: [
        {
          says: 'You manage your feelings well enough that nobody offers to help.',
        },
        {
          says: 'You feel responsible for the mood at home, and rested only when everyone else is fine.',
        },
        { says: 'You are careful with affection, since you mean to keep whatever you start.' },
      ],
      cost: [
        {
          says: 'You wait for permission to be sad, and there is always something to finish first.',
        },
      ],
      means: [{ says: 'You can be counted on in the weeks when everyone else has gone home.' }],
      seen: [{ says: 'You seem unsentimental to people who have not seen what you keep.' }],
    },
    tense: {
      together: [
        { says: 'When you need comfort you get busy, because busy has never refused you.' },
        {
          says: 'You expect to be turned down, so you ask for less than you want and get exactly that.',
        },
        {
          says: 'You are stern with yourself at the moments when you would be gentle with anyone else.',
        },
      ],
      cost: [
        {
          says: 'You keep your distance until you are sure, and by then the other person has drawn a conclusion.',
        },
        { says: 'Rest makes you uneasy, so you earn it twice and then skip it.' },
      ],
      seen: [{ says: 'People think you prefer to be left alone. You prefer not to have to ask.' }],
    },
    harmonious: {
      together: [
        {
          says: 'You keep your head when others lose theirs, and you keep your promises to the people at home.',
        },
        { says: 'A routine steadies you, and you build good ones.' },
        { says: 'You are the same person on a bad day, only quieter.' },
      ],
      means: [
        { says: 'You can sit with an unpleasant feeling until it has said what it wanted.' },
        { says: 'Older people trust you, and they tend to forget your age.' },
      ],
      seen: [{ says: 'You are called mature, at times by people twice your age.' }],
    },
  },
  'moon~uranus': {
    joined: {
      together: [
        { says: 'Your moods change like a channel, and you are usually the last to be told why.' },
        { says: 'You need closeness with an exit, and you feel best in homes that have two.' },
        { says: 'Family, for you, is something you put together yourself.' },
      ],
      cost: [
        { says: 'You go cold just when somebody has come near, and it confuses both of you.' },
      ],
      means: [{ says: 'You sense a change in people before they announce it.' }],
      seen: [{ says: 'People find you exciting to know and hard to schedule.' }],
    },
    tense: {
      together: [
        {
          says: 'You want to be held and let go at the same time, and the person who loves you has to guess which is first.',
        },
        {
          says: 'Calm makes you suspicious. You have rearranged a perfectly good life because it had been quiet for too long.',
        },
        { says: 'Being needed every day at the same time feels to you like being locked in.' },
      ],
      cost: [
        {
          says: 'You leave early, in feeling if not in fact, so as not to be the one who is left.',
        },
        { says: 'You are on edge in ways you cannot explain, and sleep is the first thing to go.' },
      ],
      seen: [{ says: 'Others think you do not care. You care abruptly.' }],
    },
    harmonious: {
      together: [
        { says: 'You do not mind how other people live, and they sense it and relax.' },
        { says: 'You adapt to a new city or a new arrangement within days.' },
        { says: 'Your feelings surprise you now and then, and you let them.' },
      ],
      means: [
        {
          says: 'You can leave people free and stay close to them, which is rarer than it sounds.',
        },
        { says: 'Your hunches are quick and good.' },
      ],
      seen: [
        {
          says: 'People tell you the odd thing they tell nobody else, since you will not make a face.',
        },
      ],
    },
  },
  'moon~neptune': {
    joined: {
      together: [
        {
          says: 'You feel what is in the room as if it were yours, and it can take you a day to give it back.',
        },
        {
          says: 'You need a good deal of sleep, music or water, and you know which by the kind of day it was.',
        },
        { says: 'You love with your imagination running.' },
      ],
      cost: [
        {
          says: 'You carry worries that belong to somebody else, who has meanwhile stopped worrying.',
        },
      ],
      means: [{ says: 'You know what is wrong before the person has decided to tell you.' }],
      seen: [{ says: 'People find you soothing and a bit hard to locate.' }],
    },
    tense: {
      together: [
        { says: 'You walk into a tense office and walk out with the tension.' },
        {
          says: 'You see what people could be and feel for that, and you are often moved by someone who is not there yet.',
        },
        { says: 'You avoid knowing certain things for as long as you can feel them coming.' },
      ],
      cost: [
        {
          says: 'Your sympathy goes to the saddest person present, and sometimes the saddest person is only the loudest.',
        },
        {
          says: "You get lost in other people's moods and need a day alone to find out that you were fine.",
        },
      ],
      seen: [
        { says: 'Some people find you elusive, when you were only listening to something else.' },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You have an ear for what people feel, and you act on it without making them explain.',
        },
        { says: 'Films, songs and dreams do real work in you.' },
        { says: 'You forgive easily, mostly because you can imagine how it came about.' },
      ],
      means: [
        { says: 'You can comfort someone by being in the next room.' },
        { says: 'Making something, however small, puts you right.' },
      ],
      seen: [{ says: 'Children, animals and people in a bad way come straight to you.' }],
    },
  },
  'moon~pluto': {
    joined: {
      together: [
        { says: 'You feel things all the way down, and you do not do it by halves or in company.' },
        { says: 'You love in a way that would frighten you if someone else did it.' },
        { says: 'You know what people are hiding, chiefly because you know how it is done.' },
      ],
      cost: [{ says: 'You keep a hurt until you can hardly remember living without it.' }],
      means: [{ says: 'Nothing anyone tells you is too much, and people sense that.' }],
      seen: [
        {
          says: 'Your calm has depth to it, and some people find that restful and some find it alarming.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'You need to be close and you need to be in control of it, and you switch from one to the other without warning.',
        },
        { says: 'You test loyalty, usually by withdrawing a little and watching who follows.' },
        { says: 'A small lie at home weighs more with you than a large one at work.' },
      ],
      cost: [
        { says: 'You turn a suspicion over at night until it is a certainty.' },
        {
          says: 'It is hard for you to let someone look after you, because it gives them something.',
        },
      ],
      seen: [{ says: 'You can go silent in a way that everyone in the house can hear.' }],
    },
    harmonious: {
      together: [
        { says: 'You are hard to shock, and people can tell.' },
        { says: 'You look at your own worst moods with interest, and they get shorter for it.' },
        { says: 'You hold on to the people you love through things that scatter other families.' },
      ],
      means: [
        { says: 'You get your strength back by going under for a weekend and telling nobody.' },
        { says: 'You can be told the worst and keep your voice kind.' },
      ],
      seen: [{ says: 'You are the one who gets the call when it is serious.' }],
    },
  },
  'moon~asc': {
    joined: {
      together: [
        {
          says: 'You react before you decide, and it shows, so people know where they are with you.',
        },
        { says: 'You take care of the person who happens to be standing next to you.' },
        { says: 'Your day depends on how you slept and who you met first.' },
      ],
      cost: [{ says: 'You have very little armor, and you make up for it with moods.' }],
      means: [{ says: 'People trust your face.' }],
      seen: [{ says: 'You seem familiar to strangers, and they ask where they know you from.' }],
    },
    tense: {
      together: [
        { says: 'You show one thing and feel another, and it is usually the feeling that leaks.' },
        { says: 'You fit in so quickly that you find out only at home that you did not enjoy it.' },
        { says: "You read the other person's mood before your own and then mix them up." },
      ],
      cost: [
        { says: 'You are tired after company in a way that has nothing to do with the hour.' },
        { says: 'You get treated according to your manner and not according to your mood.' },
      ],
      seen: [{ says: 'Others think they hurt you when they did not, and miss it when they did.' }],
    },
    harmonious: {
      together: [
        { says: 'You put people at ease by being at ease, or by looking it.' },
        { says: 'You adjust to others without bending yourself out of shape.' },
        { says: 'How you feel and how you act are on speaking terms.' },
      ],
      means: [
        { says: 'You can walk into a tense room and lower its temperature.' },
        { says: 'People confide in you within the hour.' },
      ],
      seen: [{ says: 'You are remembered as kind, including by people you met for ten minutes.' }],
    },
  },
  'moon~mc': {
    joined: {
      together: [
        {
          says: 'Feeling is part of what you are known for, and people at work bring you what is not in your job description.',
        },
        { says: 'You look after people for a living, whatever it says on your card.' },
        { says: 'Your career follows your feelings about it, so it has gone in waves.' },
      ],
      cost: [{ says: 'Everybody at work knows when you are having a bad week.' }],
      means: [{ says: 'The public, or the customer, takes to you.' }],
      seen: [
        {
          says: 'Coworkers think of you as family, with what that brings in the way of phone calls.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'What your job wants from you and what you need at home are booked for the same evening.',
        },
        { says: 'You take your work home and your home to work, and neither place thanks you.' },
        { says: 'You want a career, and you also want to be left alone by it.' },
      ],
      cost: [
        {
          says: 'You have turned down something good because of what it would have done to your evenings, and wondered about it since.',
        },
        { says: 'Criticism at work goes to a place in you where it has no business.' },
      ],
      seen: [
        { says: 'Bosses find you devoted and then, for no reason they can see, unavailable.' },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You have a feel for what people want, and it has done your work more good than any course.',
        },
        { says: 'You can be personal at work and still be taken seriously.' },
        { says: 'You do well in jobs where kindness counts as a skill.' },
      ],
      means: [
        { says: 'People recommend you, since they like having you around.' },
        { says: 'You can keep a home and a job going without either one feeling cheated.' },
      ],
      seen: [{ says: 'You are thought of as a natural at whatever involves other people.' }],
    },
  },
}
