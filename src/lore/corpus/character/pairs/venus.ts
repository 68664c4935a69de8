import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Pair } from '../../../character.ts'

type VenusPair =
  | 'venus~mars'
  | 'venus~jupiter'
  | 'venus~saturn'
  | 'venus~uranus'
  | 'venus~neptune'
  | 'venus~pluto'
  | 'venus~asc'
  | 'venus~mc'

export const venusPairs: Record<VenusPair, Record<AspectQuality, Pair>> = {
  'venus~mars': {
    joined: {
      together: [
        {
          says: 'Liking and wanting happen together in you, so attraction is rarely a quiet matter.',
        },
        { says: 'You flirt with life in general, and you get a better price for it.' },
        { says: 'You are warm and pushy in the same sentence, and it tends to work.' },
      ],
      cost: [{ says: 'You start things with people before you know whether you like them.' }],
      means: [{ says: 'You can get people to do something and enjoy having been talked into it.' }],
      seen: [
        { says: 'People feel wanted by you, including some whom you only meant to be nice to.' },
      ],
    },
    tense: {
      together: [
        {
          says: 'You are drawn to people you would not choose, and you choose people you have to talk yourself into.',
        },
        {
          says: 'You want peace and you want a spark, and you tend to pick a fight in order to have both.',
        },
        { says: 'You give way sweetly and push back later, over something else.' },
      ],
      cost: [
        {
          says: 'Your relationships run hot and then sulky, and the pattern is easier to see from outside.',
        },
        {
          says: 'Asking directly spoils it for you, so you wait to be guessed, and grow impatient with the guessing.',
        },
      ],
      seen: [{ says: 'People get both a yes and a no from you and act on the one they prefer.' }],
    },
    harmonious: {
      together: [
        { says: 'You can go after someone without chasing them.' },
        { says: 'You know how to be charming and get on with it.' },
        { says: 'You like people, they like you, and you do something about it.' },
      ],
      means: [
        { says: 'You make working together pleasant, so things get finished.' },
        { says: 'You can say what you want in love with hardly any embarrassment on either side.' },
      ],
      seen: [{ says: 'Others find you attractive in a way that has little to do with looks.' }],
    },
  },
  'venus~jupiter': {
    joined: {
      together: [
        { says: 'You love with an open hand, and your idea of a small present has a bow on it.' },
        { says: 'You enjoy things fully and would like everyone to have some.' },
        { says: 'You see the best in people early and tell them.' },
      ],
      cost: [{ says: 'You overdo the pleasant part and put off the bill.' }],
      means: [{ says: 'People are generous with you, since you make it such fun.' }],
      seen: [{ says: 'You look like somebody to whom nice things happen.' }],
    },
    tense: {
      together: [
        { says: 'You like too many things, or one thing too much.' },
        { says: 'You promise affection in advance and then have to grow into it.' },
        { says: 'A modest version of a good time does not appeal to you.' },
      ],
      cost: [
        { says: 'You spend to be loved, or to feel rich, and it works until the statement comes.' },
        { says: 'You make excuses for charming people.' },
      ],
      seen: [{ says: 'You are seen as easygoing, and people take liberties with it.' }],
    },
    harmonious: {
      together: [
        { says: 'You have a talent for enjoying yourself that other people can learn from.' },
        { says: 'You are gracious when you win and good-humored when you lose.' },
        { says: 'People do you favors and feel that it was their idea.' },
      ],
      means: [
        { says: 'You make friends across every kind of difference.' },
        { says: 'You can be happy with what you have without ceasing to hope for more.' },
      ],
      seen: [{ says: 'People would rather sit next to you than next to anybody cleverer.' }],
    },
  },
  'venus~saturn': {
    joined: {
      together: [
        {
          says: 'You love slowly and mean it, and you would rather have one good friend than a full phone.',
        },
        {
          says: 'You find it hard to believe that affection is free, so you make yourself useful first.',
        },
        { says: 'Your taste runs to what will still be good in ten years.' },
      ],
      cost: [
        {
          says: 'You hold back the nice thing you were going to say until it would be strange to say it.',
        },
      ],
      means: [{ says: 'People whom you have chosen know that you will still be there.' }],
      seen: [
        { says: 'You seem cool to people who do not know how long you have been looking at them.' },
      ],
    },
    tense: {
      together: [
        { says: 'You expect love to be rationed, so you ask for little and count what you get.' },
        { says: 'You feel plain on the very evenings when you are being admired.' },
        { says: 'You commit late or to somebody who makes you wait.' },
      ],
      cost: [
        { says: 'You turn down invitations that you wanted and remember who did not ask twice.' },
        { says: 'Spending on pleasure makes you feel guilty in advance.' },
      ],
      seen: [
        { says: 'You look choosy. You are mostly making sure that you will not be sent away.' },
      ],
    },
    harmonious: {
      together: [
        { says: 'You are loyal without making a virtue of it.' },
        { says: 'You take time to like someone and then hardly ever have to change your mind.' },
        { says: 'You are good with money in the sense that you know what is worth it.' },
      ],
      means: [
        { says: 'You keep love going with small, regular things, and it lasts.' },
        { says: 'You can be kind and still say what the terms are.' },
      ],
      seen: [
        { says: 'You are a bit formal at first, and people find out later that it was respect.' },
      ],
    },
  },
  'venus~uranus': {
    joined: {
      together: [
        {
          says: 'You fall for people suddenly, and for the one thing about them that nobody else has.',
        },
        { says: 'You want love without the uniform.' },
        {
          says: 'Your taste is ahead of its time or simply your own, and you have never found out which.',
        },
      ],
      cost: [{ says: 'The moment a thing is settled you begin to look at the window.' }],
      means: [{ says: 'You let the people you love be different, and they love you for it.' }],
      seen: [{ says: 'Your choices in love surprise everyone but you.' }],
    },
    tense: {
      together: [
        { says: 'You want a person most before the person wants you.' },
        {
          says: 'You end things when they have become predictable, and you are sad about it and a little relieved.',
        },
        { says: 'You are most attracted to people who are about to move away.' },
      ],
      cost: [
        { says: 'You keep your freedom at a price that comes due on Sunday afternoons.' },
        { says: 'People who need to know where they stand with you find out by standing there.' },
      ],
      seen: [{ says: 'You seem fickle, although some of your friendships are twenty years old.' }],
    },
    harmonious: {
      together: [
        { says: 'You make friends in unlikely places and keep them.' },
        {
          says: 'You bring some air into a relationship, and the other person breathes more easily.',
        },
        { says: 'You like what you like, and fashion catches up or does not.' },
      ],
      means: [
        {
          says: 'You can make an unusual arrangement work, since you do not need it to look like anything.',
        },
        { says: "You tend to meet the right people when you aren't looking for anyone." },
      ],
      seen: [{ says: 'You are thought of as fun, and as someone who does not judge.' }],
    },
  },
  'venus~neptune': {
    joined: {
      together: [
        { says: 'You love the best in people so vividly that you hardly see the rest.' },
        { says: 'Beauty goes straight through you, and you have missed a train for it.' },
        { says: 'You would rather give than keep track.' },
      ],
      cost: [{ says: 'You wait for someone to become what you saw in them.' }],
      means: [{ says: 'People feel forgiven around you, and it makes them kinder.' }],
      seen: [{ says: 'You are idealized in turn, which is pleasant at first.' }],
    },
    tense: {
      together: [
        { says: 'You fall in love with a likeness, and it takes you a while to meet the person.' },
        { says: 'You help where you would like to be loved.' },
        { says: 'You are vague about what you want, so that nobody has to disappoint you openly.' },
      ],
      cost: [
        { says: 'You lend money, time and belief to people who had planned to keep it.' },
        { says: 'Real life suffers by comparison with how you imagined the weekend.' },
      ],
      seen: [{ says: 'People take your dreaminess for consent.' }],
    },
    harmonious: {
      together: [
        { says: 'You have taste that cannot be taught, for music above all.' },
        { says: 'You are tender with people and let them have their dignity.' },
        { says: 'Small beauties get you through large days.' },
      ],
      means: [
        {
          says: 'You see what a shabby place or a discouraged person could be, and are often right.',
        },
        { says: 'You can make an evening feel special out of nearly nothing.' },
      ],
      seen: [{ says: 'You strike people as gentle, and they put down their weapons.' }],
    },
  },
  'venus~pluto': {
    joined: {
      together: [
        { says: 'You do not like people a little. It is everything, or it is hello.' },
        {
          says: 'You know what you are worth and what others owe you, to the dollar and to the word.',
        },
        { says: 'You are drawn to people with a past, and they tell you about it.' },
      ],
      cost: [
        {
          says: 'You find it hard to let go of the few things you have put your heart into, even when they have ended by themselves.',
        },
      ],
      means: [{ says: 'You can love someone through a thing that would have ended it for most.' }],
      seen: [
        { says: 'There is something about you that people either move toward or keep clear of.' },
      ],
    },
    tense: {
      together: [
        {
          says: 'You want to be all that somebody thinks about, and you would never put up with it yourself.',
        },
        { says: 'Sharing money is a test for you, and you mark it strictly.' },
        { says: 'You are loyal and you keep watch, and the watching tires you both.' },
      ],
      cost: [
        { says: 'You can turn affection into a negotiation without noticing who started it.' },
        { says: 'Jealousy visits you about people who do not matter, and you feed it anyway.' },
      ],
      seen: [
        {
          says: 'People sense that being loved by you is a large thing, and not everyone feels equal to it.',
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'You love deeply without drowning anyone.' },
        { says: 'You can tell what is valuable under the dirt, in a flea market or a person.' },
        { says: 'You let people see the difficult side of you early, and it saves time.' },
      ],
      means: [
        { says: 'You can end something kindly, and completely.' },
        { says: 'People feel known by you and stay.' },
      ],
      seen: [{ says: 'Your charm has weight to it, and people remember what you liked.' }],
    },
  },
  'venus~asc': {
    joined: {
      together: [
        { says: 'You please without setting out to, and it opens most conversations for you.' },
        { says: 'You look after your appearance even when you seem not to.' },
        { says: 'You take the edge off a room.' },
      ],
      cost: [{ says: 'You go along with a lot, because being unpleasant would be so unlike you.' }],
      means: [{ says: 'People want to say yes to you.' }],
      seen: [{ says: 'You are liked before you have done anything.' }],
    },
    tense: {
      together: [
        { says: 'You present yourself as needing nothing and hope that somebody sees through it.' },
        { says: 'You want to be liked and dislike how you go about it.' },
        { says: 'You dress for a person who is not there.' },
      ],
      cost: [
        { says: 'You compromise at the start and regret the terms later.' },
        { says: 'You give people the wrong idea by being nice in the wrong place.' },
      ],
      seen: [{ says: 'People underestimate what you would say if you said it.' }],
    },
    harmonious: {
      together: [
        { says: 'Good manners come naturally to you, and so does good company.' },
        { says: 'You have an instinct for what suits the occasion.' },
        { says: 'You can be friendly with strangers without promising anything.' },
      ],
      means: [
        { says: 'You make a good first impression and then a slightly better second one.' },
        { says: 'You can ask for things gracefully.' },
      ],
      seen: [{ says: 'Others describe you as easy on the nerves.' }],
    },
  },
  'venus~mc': {
    joined: {
      together: [
        { says: 'People trust your taste, and they assume that you are nicer than you are.' },
        { says: 'You do well in work that has to do with beauty, people or agreement.' },
        { says: 'You want to be liked by the people above you, and it usually happens.' },
      ],
      cost: [{ says: 'You avoid the unpopular decision until somebody else has to make it.' }],
      means: [{ says: 'Your reputation opens things that your résumé could not.' }],
      seen: [
        { says: 'You are known as pleasant to work with, and it is worth more than it sounds.' },
      ],
    },
    tense: {
      together: [
        { says: 'What you enjoy and what you get paid for have trouble meeting.' },
        { says: 'You want to be liked at work, and work keeps asking you to say no.' },
        { says: 'Your love life and your career complain about each other.' },
      ],
      cost: [
        { says: 'You undersell yourself to keep things pleasant.' },
        { says: 'You have smiled through meetings that you should have left.' },
      ],
      seen: [{ says: 'People think that success matters less to you than it does.' }],
    },
    harmonious: {
      together: [
        { says: 'You can be charming on duty without feeling false.' },
        { says: 'You make work look better, in presentation and in mood.' },
        { says: 'You get along with the people who make decisions.' },
      ],
      means: [
        { says: 'You are asked along, and half of your career started that way.' },
        { says: 'You can sell something without lying about it.' },
      ],
      seen: [{ says: 'You have admirers at work that you do not know about.' }],
    },
  },
}
