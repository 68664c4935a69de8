import type { AspectQuality } from '../../aspect-quality.ts'
import type { NatalPoint, SlowTransitMeaning } from '../../transit-meaning.ts'

export const plutoTransits: Record<NatalPoint, Record<AspectQuality, SlowTransitMeaning>> = {
  sun: {
    joined: {
      does: [
        {
          says: "A part of you that always negotiated has quit negotiating. You know what you can't pretend to be any longer.",
        },
        {
          says: 'Pressure has concentrated you. You want one thing with a force that surprises the people who thought they knew you.',
        },
      ],
      shows: [
        { says: 'You may cross out half your calendar and feel richer for it.' },
        {
          says: "A boss or a rival might test how far you can be pushed, and you'll hear yourself answer in a very quiet voice.",
        },
      ],
      use: [{ says: "Few periods are as good for ending a role you've played out." }],
      task: [
        'Write down all your titles and roles, and strike the ones you hold only because you once won them.',
        "Tell one person about the ambition you've been treating as too much to ask.",
      ],
      opens: [
        {
          says: 'An old idea of yourself comes under pressure, and at first you may defend it harder than it deserves.',
        },
      ],
      reviews: [
        {
          says: 'You go back to what you fought for at the start and see how much of it was pride.',
        },
      ],
      settles: [
        {
          says: "You've been reduced to what is really yours, and there's more of it than you'd feared.",
        },
      ],
    },
    tense: {
      does: [
        {
          says: "You run up against somebody's will, or your own, in a form that doesn't take hints.",
        },
        {
          says: "You've lost the knack of wanting things halfway. You either care so much that you lie awake, or you're done.",
        },
      ],
      shows: [
        { says: "Someone at work may take control by inches, and you'll measure every inch." },
        { says: 'You might turn down a small request in a tone that was meant for someone else.' },
      ],
      use: [{ says: "You can find out what you'd stand up for if it cost you something." }],
      task: [
        "Choose the one point you won't give up, say it once, and concede another in the same conversation.",
        'Write down who would lose something if you got your way, and talk to that person first.',
      ],
      opens: [
        { says: 'A contest may be starting, and its subject looks too small for all that heat.' },
      ],
      reviews: [
        {
          says: 'The old opponent is back, or the old obsession, and you know more about its weak side and your own.',
        },
      ],
      settles: [{ says: "The pressure eases once you've let go of what you didn't have to win." }],
    },
    harmonious: {
      does: [
        {
          says: 'You have more authority than usual without raising the subject, because people sense that your mind is made up.',
        },
        {
          says: 'Hard facts about yourself have become bearable to look at, and you make use of them.',
        },
      ],
      shows: [
        { says: 'You may be let into a conversation where the real decisions get made.' },
        { says: 'You might give up a habit in a single afternoon and not mention it to anyone.' },
      ],
      use: [
        {
          says: 'A thorough overhaul is possible now, since you have the nerve and nobody is fighting you.',
        },
      ],
      task: [
        "Ask for the access you'd need in order to do your work properly.",
        'Get rid of one thing you keep because of who you used to be.',
      ],
      opens: [{ says: "Strength comes to you from something you'd written off as finished." }],
      reviews: [
        { says: "You can look underneath what you've begun and find out what holds it up." },
      ],
      settles: [{ says: 'You have more influence than you did, and you use less of it.' }],
    },
  },
  moon: {
    joined: {
      does: [
        {
          says: 'Feelings go all the way down these days, and an ordinary evening can bring up something twenty years old.',
        },
        { says: 'You want the truth at home, even if dinner gets cold over it.' },
      ],
      shows: [
        {
          says: "You may empty a closet at midnight and understand on the last hanger what you're angry about.",
        },
        {
          says: 'A relative might say the thing that is never said, and everyone will go on passing the salad.',
        },
      ],
      use: [
        {
          says: 'You can outgrow an old emotional reflex in this period, because you can watch it at work.',
        },
      ],
      task: [
        "Tell one trusted person about the feeling you'd least like to be known for.",
        'Cook the meal that reminds you most of home, and notice what comes up while you do.',
      ],
      opens: [
        {
          says: 'Something old stirs at home or in the family, and you feel it before anyone names it.',
        },
      ],
      reviews: [
        {
          says: 'You return to the same feeling with more courage and find another one underneath.',
        },
      ],
      settles: [
        {
          says: "There's a kind of reassurance you no longer ask for, and other people noticed first.",
        },
      ],
    },
    tense: {
      does: [
        {
          says: "You've tightened your hold on the people who matter, and you may call it concern.",
        },
        { says: 'You react as if more were at stake than dinner plans, and often more is.' },
      ],
      shows: [
        { says: "You may reread a text six times for what it doesn't say." },
        {
          says: "Someone at home might use silence as a lever, and you'll know the technique because you use it too.",
        },
      ],
      use: [
        { says: 'The time teaches you which feelings are about now and which have been waiting.' },
      ],
      task: [
        'Let someone you love be in a bad mood without finding out why.',
        "Say what you're afraid of losing before you say what they did wrong.",
      ],
      opens: [
        {
          says: 'A struggle over closeness may begin, often about who may keep something private.',
        },
      ],
      reviews: [
        {
          says: 'The old worry comes up again, and you can see how little it has to do with the person in front of you.',
        },
      ],
      settles: [{ says: 'You no longer guard a place that nobody was attacking.' }],
    },
    harmonious: {
      does: [
        { says: 'You trust what you feel, because it goes deep and stays put.' },
        {
          says: "You've become able to sit with strong emotion, someone else's or your own, without trying to fix it.",
        },
      ],
      shows: [
        { says: 'You may hear a family story in a version that finally makes sense.' },
        { says: 'A friend might cry at your place and leave in better shape than they came.' },
      ],
      use: [{ says: "It's a strong period for making a home entirely yours." }],
      task: [
        'Ask an older relative the question that nobody asks, kindly, and then only listen.',
        'Change a room that is arranged around a life you no longer lead.',
      ],
      opens: [
        {
          says: "You find more emotional stamina in yourself than you'd thought, and someone may lean on it.",
        },
      ],
      reviews: [{ says: 'You can open a closed subject at home again, with nobody on edge.' }],
      settles: [{ says: 'Your private life has been quietly rebuilt, and it carries more.' }],
    },
  },
  mercury: {
    joined: {
      does: [
        {
          says: "You've begun to think like a detective. One question takes over, and the small talk around it sounds like static.",
        },
        { says: 'Your words gain weight, and a remark you consider mild can stop a conversation.' },
      ],
      shows: [
        {
          says: 'You may stay up reading everything there is on one subject and be dangerous at breakfast.',
        },
        {
          says: "Somebody might tell you what they've told no one else, since you asked the right follow-up.",
        },
      ],
      use: [
        {
          says: 'Research goes deep now, and so does a conversation that has been put off for its difficulty.',
        },
      ],
      task: [
        'Ask about the thing you already suspect, and wait out the pause.',
        "Find a fact that contradicts something you've told yourself for years, and write it down where you'll see it.",
      ],
      opens: [{ says: 'A piece of information lodges in your mind and gives you no peace.' }],
      reviews: [
        {
          says: "You go over the evidence once more and see what you'd left out because it didn't fit.",
        },
      ],
      settles: [{ says: "You know what you know, and you've become choosy about whom you tell." }],
    },
    tense: {
      does: [
        { says: "Lately you argue to win, and you keep the other person's sentences in storage." },
        { says: 'One thought goes around and around, and every lap makes it seem truer.' },
      ],
      shows: [
        { says: 'You may spend an hour on a short reply and find that it runs to four pages.' },
        { says: 'Someone might hold back the one fact you need and be charming about it.' },
      ],
      use: [
        {
          says: 'These months are instructive about the difference between knowing and suspecting.',
        },
      ],
      task: [
        'Ask for the missing information outright, in writing, from the person who has it.',
        'Leave one argument unfinished, and let the other side have the last sentence.',
      ],
      opens: [
        {
          says: 'Words may be used as leverage somewhere, and you can tell by how carefully everyone talks.',
        },
      ],
      reviews: [
        {
          says: 'An accusation may come up again, from you or against you, and you can look at its exact wording.',
        },
      ],
      settles: [{ says: 'You can disagree with someone and leave their dignity where it was.' }],
    },
    harmonious: {
      does: [
        {
          says: "You've started to see the motive behind a statement, and you can use the knowledge tactfully.",
        },
        {
          says: 'You concentrate better than you have in a long time, and a hard text opens up by the third reading.',
        },
      ],
      shows: [
        { says: 'You may say one sentence in a meeting that people repeat afterward.' },
        { says: 'A talk with an expert might spare you months of trial and error.' },
      ],
      use: [
        {
          says: 'You can persuade people in this stretch by telling them what they were already thinking.',
        },
      ],
      task: [
        'Read the whole report behind a headline that concerns you.',
        'Give your full opinion to someone who asked for it and probably expected a polite one.',
      ],
      opens: [
        {
          says: 'A source of good information becomes available to you, possibly in the form of a person.',
        },
      ],
      reviews: [
        { says: 'You can check your theory against a second source, and it gets sharper.' },
      ],
      settles: [
        {
          says: "You speak about the subject with more authority, because you've been to the bottom of it.",
        },
      ],
    },
  },
  venus: {
    joined: {
      does: [
        { says: 'You want people entirely or not much, and lukewarm company becomes hard work.' },
        {
          says: 'Your sense of beauty gets darker and more exact, and pretty things lose their hold on you.',
        },
      ],
      shows: [
        {
          says: "You may be unable to stop thinking about someone who hasn't said anything remarkable.",
        },
        {
          says: 'An old friendship might need an hour of plain speech before either of you can enjoy it again.',
        },
      ],
      use: [{ says: 'Attachments can be renewed now, provided both people say what they mind.' }],
      task: [
        'Tell someone what you fear would happen if they really knew you, and let them answer.',
        "Quit pretending to like something for another person's sake.",
      ],
      opens: [
        {
          says: "An attraction or a loyalty takes hold of you, and being reasonable doesn't help much.",
        },
      ],
      reviews: [
        {
          says: "You consider what you gave in order to be loved, and decide whether you'd give it twice.",
        },
      ],
      settles: [{ says: 'You love fewer things than before, and each of them gets more of you.' }],
    },
    tense: {
      does: [
        {
          says: 'Affection turns into a question of who has the upper hand, and you notice each move, including yours.',
        },
        {
          says: "You've begun to test people on their feelings for you, and the test is hard to pass.",
        },
      ],
      shows: [
        { says: "A gift may come with an unspoken invoice, and you'll feel it by dessert." },
        { says: 'You might check when somebody was last online and learn nothing you can use.' },
      ],
      use: [{ says: 'You get to see which ties can take a plain no.' }],
      task: [
        'Do the favor freely or decline it, and skip the version in which you keep count.',
        "Admit to a jealousy in a calm hour, to the person it's about.",
      ],
      opens: [
        {
          says: 'Desire and mistrust set in together, and you may take one as proof of the other.',
        },
      ],
      reviews: [
        {
          says: 'You catch yourself setting a trap for somebody you love, and you can ask them the question openly instead.',
        },
      ],
      settles: [
        {
          says: "You know what you'll share and what you'll keep, and you can say so without heat.",
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: "You've become attractive in a quiet, concentrated way, and shallow company bores you without offending you.",
        },
        {
          says: 'You can be serious about what you love and what it costs, and people take your word for it.',
        },
      ],
      shows: [
        { says: 'You may talk with someone until the restaurant closes and remember every word.' },
        { says: "Somebody reserved might show you the part of their home that guests don't see." },
      ],
      use: [
        {
          says: "Bonds deepen easily, including some you'd thought had gone as deep as they would.",
        },
      ],
      task: [
        "Ask someone you've known for years a question you've never asked them.",
        "Restore something old and beautiful that you'd let go to ruin.",
      ],
      opens: [
        { says: 'A relationship shows that it has another layer, and going there feels safe.' },
      ],
      reviews: [
        { says: 'You can revisit a love or a talent from long ago and take from it what is good.' },
      ],
      settles: [
        {
          says: 'What you share with someone has been tested, and it shows in how little you explain.',
        },
      ],
    },
  },
  mars: {
    joined: {
      does: [
        {
          says: 'Your will comes up at full strength, and you can outlast nearly anyone who stands in front of you.',
        },
        { says: 'Anger goes cold and wants results, so you lower your voice and make plans.' },
      ],
      shows: [
        {
          says: 'You may work on past the point where the others went home, with no idea what time it is.',
        },
        {
          says: 'Somebody who is used to getting their way might meet you in a hallway and find you in it.',
        },
      ],
      use: [{ says: 'Enormous amounts of work can get done now on one target.' }],
      task: [
        'Aim your full effort at one problem for a month, and warn the people it will affect.',
        'Before you act on a grudge, say what winning would get you.',
      ],
      opens: [
        { says: "A drive wakes up that you hadn't scheduled, and it wants something to do soon." },
      ],
      reviews: [
        {
          says: "You examine how you've been using your strength and whether the target deserved it.",
        },
      ],
      settles: [{ says: 'You can be strong at half volume, and people believe you sooner.' }],
    },
    tense: {
      does: [
        {
          says: "You push against something that pushes back harder, and letting go doesn't occur to you.",
        },
        { says: 'A minor obstruction can make you want a total victory, complete with witnesses.' },
      ],
      shows: [
        { says: 'You may get into a standoff over a parking space and think about it for days.' },
        { says: "A superior might use a rule as a weapon, and you'll want to find a bigger one." },
      ],
      use: [{ says: "You get an accurate picture of what you do when you can't win by force." }],
      task: [
        "Take the long way around an obstacle you've been ramming, and tell no one.",
        "Leave one fight for an hour, with the announcement that you'll be back.",
      ],
      opens: [
        { says: 'You run into raw power, in yourself or across a desk, and you learn its size.' },
      ],
      reviews: [{ says: 'The fight resumes on smaller ground, and you can afford to aim better.' }],
      settles: [{ says: "You've found out that you can lose a round and keep your strength." }],
    },
    harmonious: {
      does: [
        {
          says: 'Your whole weight is behind what you do for a while, and nothing is wasted on doubt.',
        },
        {
          says: 'Stamina comes from somewhere below your usual reserves. You go on after the second wind has gone.',
        },
      ],
      shows: [
        { says: 'You may finish in one weekend what has been half torn down since last year.' },
        { says: 'People might step aside for you and not know why they did.' },
      ],
      use: [{ says: 'Big physical or organizational efforts have a long reach in these months.' }],
      task: [
        'Take on the worst job in the house or the office, and finish it without an announcement.',
        'Use your influence once to get something done for someone who has none.',
      ],
      opens: [
        {
          says: "You get hold of a strength you'd kept in reserve, and a worthy task for it may not be far off.",
        },
      ],
      reviews: [
        { says: "You can go at the job from the other side and shift what wouldn't move before." },
      ],
      settles: [{ says: 'What you changed by effort looks as if it had always been that way.' }],
    },
  },
  jupiter: {
    joined: {
      does: [
        {
          says: "Your ambitions get bigger and more serious, and you'd like to change how things are run.",
        },
        {
          says: "There's a thing you believe so thoroughly at present that you could carry a room with it.",
        },
      ],
      shows: [
        { says: 'You may draft a plan that scares you because it might work.' },
        { says: "Someone with means could ask to see what you're building." },
      ],
      use: [
        { says: "Large undertakings find support in this stretch if they're about more than you." },
      ],
      task: [
        "Write your biggest goal as a plan with three people's names in it.",
        'Present your boldest idea to someone who could stop it.',
      ],
      opens: [
        { says: "A great appetite for growth wakes up, and it doesn't care for small portions." },
      ],
      reviews: [{ says: "You reconsider how much you'd have to win in order to be satisfied." }],
      settles: [{ says: "You have more reach than you did, and you know what it's for." }],
    },
    tense: {
      does: [
        { says: 'You want more, and being told that you have enough feels like an insult.' },
        {
          says: 'Your conviction has run ahead of the evidence, and you raise your voice to close the gap.',
        },
      ],
      shows: [
        { says: 'You may double the stakes in a discussion that others were about to leave.' },
        { says: 'An organization might show you how little your good intentions count with it.' },
      ],
      use: [
        {
          says: 'You learn what your principles look like to the people who have to live with them.',
        },
      ],
      task: [
        'Leave one person unconverted, and ask them about something else.',
        "Take a plan that keeps growing, and write down the point at which you'd stop.",
      ],
      opens: [{ says: 'A big opportunity may come with strings that show only up close.' }],
      reviews: [
        {
          says: 'You consider what you were ready to override and find that part of it was on your side.',
        },
      ],
      settles: [
        {
          says: 'You no longer want more of everything, and you can name the one thing you do want.',
        },
      ],
    },
    harmonious: {
      does: [
        { says: "Your faith has put on some muscle, and setbacks don't impress you much." },
        {
          says: "You've begun to see where power could be used well, and it doesn't embarrass you to want some.",
        },
      ],
      shows: [
        { says: 'You may get a hearing with someone who is usually three assistants away.' },
        { says: "A mentor might trust you with something they've kept to themselves for years." },
      ],
      use: [{ says: 'Reforms with a good purpose go through more easily than usual.' }],
      task: [
        "Ask for more than you'd planned to, once, and give a good reason.",
        'Support somebody whose growth would cost you a little.',
      ],
      opens: [
        {
          says: 'A bigger possibility shows through a smaller one, and you can see how to get from here to there.',
        },
      ],
      reviews: [{ says: 'You can strengthen an idea of yours by giving part of it away.' }],
      settles: [
        { says: 'Others have begun to benefit from what you wanted, which makes it safer.' },
      ],
    },
  },
  saturn: {
    joined: {
      does: [
        {
          says: 'The structure you live by gets stripped to what carries weight, and some of it was paint.',
        },
        {
          says: "You've begun to take on responsibility with a certain dark relish, and half measures annoy you.",
        },
      ],
      shows: [
        {
          says: "You may rewrite the rules of your job because nobody else will admit that they don't work.",
        },
        {
          says: 'Somebody in charge might leave without a successor, and people will look at you.',
        },
      ],
      use: [{ says: 'Rebuilding from the ground up goes better now than one more repair.' }],
      task: [
        'Name a rule that you obey out of fear, and find out who enforces it these days.',
        'End one obligation that has outlived its reason, formally and with thanks.',
      ],
      opens: [
        {
          says: "You may reach a hard limit, and it shows where your old arrangement can't go on as it is.",
        },
      ],
      reviews: [
        { says: "You go through what's left of a plan and find the part that was always sound." },
      ],
      settles: [{ says: "You've built something that doesn't depend on your being afraid." }],
    },
    tense: {
      does: [
        {
          says: "Endurance becomes a matter of principle, and you may hold a position long after you've lost faith in it.",
        },
        {
          says: 'You feel old duties from above and a new urgency from below, with little room in between.',
        },
      ],
      shows: [
        { says: 'A staff or a schedule may be cut to the bone while the target stays the same.' },
        {
          says: "You might do another person's job for months to prevent a failure that would have taught them something.",
        },
      ],
      use: [{ says: 'Some of your burdens are useful to someone else, and you can see to whom.' }],
      task: [
        'After giving fair notice, let one thing go unsupported for a week.',
        'Ask for the real deadline, and for the real reason behind it.',
      ],
      opens: [
        {
          says: "A demand for change meets a rule you've relied on, and for some time neither gives.",
        },
      ],
      reviews: [{ says: "The load is back, and you're less willing to carry it unlabeled." }],
      settles: [
        {
          says: "You've put down what was never going to be finished, and you can manage the rest.",
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: "You're in a position to do severe things gently, with the patience to do them completely.",
        },
        { says: 'Discipline feels like power for the moment, since nobody is making you.' },
      ],
      shows: [
        {
          says: "You may cut a project down to its working parts and win over the people who'd feared the cut.",
        },
        { says: 'An institution might give you more room than its own rules foresee.' },
      ],
      use: [
        {
          says: 'What you put on a solid footing in this period has a good chance of staying there.',
        },
      ],
      task: [
        "Decide what you'd like to have finished in ten years, and remove one thing that stands in its way.",
        'Ask the person who has been there longest what should never be changed and why.',
      ],
      opens: [{ says: "A serious undertaking finds you readier than you'd have said." }],
      reviews: [{ says: "You reinforce what you've built at the one point where it wobbles." }],
      settles: [
        {
          says: "You hold a position that others can't easily shake, and you hardly think about it.",
        },
      ],
    },
  },
  uranus: {
    joined: {
      does: [
        {
          says: 'Nothing less than a freedom that changes everything will do at present, and small reforms bore you.',
        },
      ],
      shows: [
        { says: 'You may find yourself in a crowd of strangers who want exactly what you want.' },
      ],
      use: [
        {
          says: 'Old constraints can be broken for good in this stretch, if you know what comes after.',
        },
      ],
      task: ["Write down what you'd do with the first year after the change you want."],
      opens: [
        { says: "A limit you've lived with for years becomes unbearable, seemingly overnight." },
      ],
      reviews: [
        { says: 'You take stock of what you broke away from and notice how much you took along.' },
      ],
      settles: [{ says: 'The freedom you fought for has become something you administer.' }],
    },
    tense: {
      does: [
        { says: "At the moment you'd rather wreck a good arrangement than be cornered in it." },
      ],
      shows: [
        { says: "A group you belong to may demand loyalty just as you've developed an opinion." },
      ],
      use: [{ says: "You can learn how to leave things in a manner you won't regret." }],
      task: ["Tell somebody which change you'd accept before you tell them what you refuse."],
      opens: [{ says: 'Pressure to conform meets a no that surprises even you.' }],
      reviews: [{ says: 'You look at your last rebellion and see who had to clean up after it.' }],
      settles: [
        { says: "You're free of something, and you've given up defining yourself against it." },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Deep change feels natural for once, and you can let go of a whole era with a shrug.',
        },
      ],
      shows: [{ says: 'You may suggest a radical step in a calm voice and see heads nod.' }],
      use: [
        {
          says: "Your originality has force behind it now, so it's worth aiming at something that matters.",
        },
      ],
      task: [
        'Put your oddest conviction to work on one practical problem, and see how it holds up.',
      ],
      opens: [
        {
          says: "A new kind of independence comes within reach, and there's very little drama in it.",
        },
      ],
      reviews: [
        { says: "You can decide how far the change should go, a choice most people don't get." },
      ],
      settles: [{ says: "You've become a person your younger self would have liked to know." }],
    },
  },
  neptune: {
    joined: {
      does: [
        { says: 'A belief of yours is cut back to the root, and what grows again is tougher.' },
      ],
      shows: [
        { says: 'You may find an old ideal of yours slightly embarrassing and defend it anyway.' },
      ],
      use: [{ says: 'What you believe can be cleared now of what you were told to believe.' }],
      task: ["Write down what you'd stop doing if you no longer believed that it helped."],
      opens: [{ says: "A faith of yours is put under pressure, and you'd prefer not to look." }],
      reviews: [
        { says: "You go back to a disappointment and see what you'd wanted to be saved from." },
      ],
      settles: [{ says: 'Your convictions are down to a handful, and you mean each of them.' }],
    },
    tense: {
      does: [
        {
          says: "You feel the pull of causes and people that could use up all of you, and it's stronger than usual.",
        },
      ],
      shows: [
        {
          says: 'Somebody may appeal to your conscience for reasons that are mostly about control.',
        },
      ],
      use: [{ says: 'You can see how an illusion was kept up and what you got out of it.' }],
      task: ['Pick the story you least like to have questioned, and question it for an hour.'],
      opens: [
        { says: 'A vague unease finds its object, and you may wish that it had stayed vague.' },
      ],
      reviews: [
        { says: 'You return to where you were taken in and forgive yourself on better grounds.' },
      ],
      settles: [
        { says: 'You can tell depth from mere darkness, and you spend your sympathy accordingly.' },
      ],
    },
    harmonious: {
      does: [{ says: 'Your imagination goes deep and comes back with something usable.' }],
      shows: [
        { says: 'You may dream so vividly for a week that your waking hours seem underwritten.' },
      ],
      use: [{ says: "Artistic work gains force, and so does any work with people's hopes." }],
      task: ["Make something out of a feeling you've never liked."],
      opens: [{ says: 'A spiritual or artistic interest becomes more than a hobby.' }],
      reviews: [{ says: 'You can trace an inspiration back to its source and find more there.' }],
      settles: [
        { says: "You trust what you can't prove a little more, since it has held up so far." },
      ],
    },
  },
  pluto: {
    joined: {
      does: [{ says: 'You come face to face with what has driven you all along.' }],
      shows: [{ says: "You may find that an ambition you've never questioned has gone silent." }],
      use: [{ says: 'The time is good for ending what you began long ago.' }],
      task: ["Let somebody else decide one thing that you've always decided."],
      opens: [{ says: 'A very old motive of yours shows its face, and you recognize it at once.' }],
      reviews: [{ says: "You look back at what you've outlasted and wonder less at the cost." }],
      settles: [{ says: 'You hold power lightly, having seen what it does.' }],
    },
    tense: {
      does: [
        {
          says: "What you've held down for years wants a say, and self-control gets more expensive.",
        },
      ],
      shows: [
        {
          says: 'You may turn ruthless about your calendar, and friends could notice before you do.',
        },
      ],
      use: [{ says: 'You can say in plain words what you want, and what you would give for it.' }],
      task: [
        'Say openly what you want from one person, and let them answer without a hint of what follows.',
      ],
      opens: [
        { says: 'A power you handed to somebody begins to bother you, and you want it back.' },
      ],
      reviews: [
        { says: "You see your own part in a struggle you thought you'd only put up with." },
      ],
      settles: [
        {
          says: "You have your strength to yourself again, and you're less interested in anyone else's.",
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: "You've come to a place where you can change at depth without being forced to, which most people put off.",
        },
      ],
      shows: [
        { says: 'You may sort through the remains of an earlier life and feel mainly interested.' },
      ],
      use: [
        {
          says: "Old strengths can be reclaimed in this stretch, including some you'd stopped using.",
        },
      ],
      task: ['Take up again a talent you dropped when it began to matter too much.'],
      opens: [
        { says: "You notice that you've become strong in a place where you used to be careful." },
      ],
      reviews: [
        { says: 'You can search the past for its resources and leave the grievances there.' },
      ],
      settles: [{ says: "You've turned over a good deal of ground, and things grow in it." }],
    },
  },
  asc: {
    joined: {
      does: [
        {
          says: 'You come across with more force than you intend, and people either lean in or step back.',
        },
        {
          says: "Keeping up appearances has become impossible. The face you present has to match what's behind it.",
        },
      ],
      shows: [
        {
          says: "You may quit wearing a color you've worn for years, and feel that you've signed something.",
        },
        {
          says: 'Somebody might call you intimidating on an evening when you thought you were being shy.',
        },
      ],
      use: [
        {
          says: 'You can change how you meet the world thoroughly now, and others will have time to get used to it.',
        },
      ],
      task: [
        'Give the true answer when someone asks how you are, and watch what the conversation does.',
        'Retire one expression that you use in order to seem harmless.',
      ],
      opens: [
        { says: 'You begin to lose a manner that protected you, and you may feel overexposed.' },
      ],
      reviews: [
        { says: "You try to go back to how you used to appear and can't keep a straight face." },
      ],
      settles: [{ says: 'You take up the space you need, and nobody has to be pushed for it.' }],
    },
    tense: {
      does: [
        {
          says: 'Someone close becomes a force to reckon with, and you find out how you handle being pressed.',
        },
        {
          says: "You've begun to read every encounter for who is in charge, the dentist's receptionist included.",
        },
      ],
      shows: [
        {
          says: "A partner or opponent may insist on a conversation that you've been avoiding with great skill.",
        },
        {
          says: 'You might win a silent battle over the office thermostat and then sit there cold.',
        },
      ],
      use: [{ says: 'You can learn what you concede too early and what was never worth a fight.' }],
      task: [
        "Tell the person who pressures you what you will do, and leave out what you won't.",
        "Ask someone close what they're afraid to tell you, and thank them before you reply.",
      ],
      opens: [{ says: "A relationship gets more intense, and its pleasant surface doesn't hold." }],
      reviews: [
        { says: 'You and the other person go back to the point where the trust ran thin.' },
      ],
      settles: [
        {
          says: 'You face each other as equals or at a greater distance, and no one has to pretend.',
        },
      ],
    },
    harmonious: {
      does: [
        { says: "You have presence, and for once it doesn't intimidate anybody." },
        { says: 'You can show more of what you really think, and people find it a relief.' },
      ],
      shows: [
        {
          says: "You may change someone's mind in five minutes by being entirely straight with them.",
        },
        { says: "Strangers might ask if you're in charge, and you'll say yes to be helpful." },
      ],
      use: [{ says: 'People you meet in these months can become important allies.' }],
      task: [
        'Introduce yourself to the most powerful person in the room as you would to anyone else.',
        'Leave out one bit of politeness that keeps people at a distance.',
      ],
      opens: [{ says: 'Someone may come along whose influence is strong and good for you.' }],
      reviews: [{ says: 'You can take a promising connection deeper, or leave it pleasant.' }],
      settles: [
        {
          says: 'Your face and your opinions agree by now, and the company you keep has improved.',
        },
      ],
    },
  },
  mc: {
    joined: {
      does: [
        {
          says: 'You have to believe in your work now, and a job that is only a job gets hard to show up for.',
        },
        {
          says: "You gain influence or collide with it, and in either case you're noticed at the top.",
        },
      ],
      shows: [
        { says: 'You may be handed the department that nobody else could fix.' },
        {
          says: "A restructuring might remove the step you'd planned to take next and show you another.",
        },
      ],
      use: [
        {
          says: "You can remake what you do for a living, as long as you know what you'd never give up.",
        },
      ],
      task: [
        "Decide what you'd refuse to do for a promotion, before anyone offers you one.",
        'Ask the person with the real say in your field for fifteen minutes.',
      ],
      opens: [
        { says: "The career you'd planned shows what it would want from you in the long run." },
      ],
      reviews: [
        {
          says: "You look into your own ambition and find a motive you hadn't put on the application.",
        },
      ],
      settles: [
        { says: 'You stand for something in public, and the people who count know what it is.' },
      ],
    },
    tense: {
      does: [
        {
          says: "Home and career have become so entangled that you can't change one and leave the other alone.",
        },
        {
          says: 'You sense who really decides things, and you lose patience with ordinary office politeness.',
        },
      ],
      shows: [
        { says: 'A boss may feel threatened by you and express it in scheduling.' },
        {
          says: "Somebody in the family might need the energy you'd set aside for work, and not ask nicely.",
        },
      ],
      use: [{ says: "The time shows you which kind of success you'd have to lose yourself for." }],
      task: [
        'Find out who benefits from the situation you complain about, and talk to them.',
        'Move one private matter out of your job, or one job matter out of your evenings.',
      ],
      opens: [
        { says: 'A struggle over direction may begin before you know who is on the other side.' },
      ],
      reviews: [
        {
          says: "You weigh what you've put up with for a position, and whether you'd do it for the next one.",
        },
      ],
      settles: [
        {
          says: 'Your place has been renegotiated from the bottom up, and it fits you more closely.',
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'You have more pull at work than before, and you got it by being good at something difficult.',
        },
        { says: 'Ambition and conscience share a desk for a while, and they get along.' },
      ],
      shows: [
        { says: 'You may be consulted on a decision two levels above your own.' },
        { says: 'Someone powerful might do you a good turn and ask only for good work.' },
      ],
      use: [
        { says: 'A thorough change of direction can be managed now, and you have allies for it.' },
      ],
      task: [
        'Propose the reform that everyone discusses in the parking lot.',
        'Thank the person whose backing got you here, in writing and in detail.',
      ],
      opens: [
        {
          says: 'A position with real influence may come into view, and you can picture yourself in it.',
        },
      ],
      reviews: [{ says: 'You can look over the machinery of your career and replace one part.' }],
      settles: [
        {
          says: 'Your influence is quiet and established, and you choose carefully where to use it.',
        },
      ],
    },
  },
}
